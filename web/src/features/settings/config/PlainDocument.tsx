import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import styles from './Config.module.css'
import { type Block, blocksOf, piecesOf } from './document-blocks.ts'

/** A document of the repository, rendered from Markdown. */
export const PlainDocument = ({ source }: { source: string }) => (
  <article className={classes(look('stack', 'gapM', 'aboveL', 'scrolls', 'atMost720'), styles.document)}>
    {blocksOf(source).map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change while it is read.
      <BlockView key={index} block={block} />
    ))}
  </article>
)

const BlockView = ({ block }: { block: Block }) => {
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? (
        <h2 className={look('title')}>{block.text}</h2>
      ) : (
        <h3 className={look('heading', 'aboveM')}>{block.text}</h3>
      )
    case 'paragraph':
      return (
        <p>
          <Words text={block.text} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List className={look(block.ordered ? 'numbered' : 'bullets')}>
          {block.items.map((item) => (
            <li key={item} className={look('aboveXS', 'breaks')}>
              <Words text={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return (
        <table className={look('table')}>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell) => (
                  <td key={cell}>
                    <Words text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}

const Code = ({ children }: { children: string }) => <code className={look('code', 'small', 'breaks')}>{children}</code>

const Words = ({ text }: { text: string }) =>
  piecesOf(text).map(({ text: piece, code }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
    code ? <Code key={index}>{piece}</Code> : piece,
  )
