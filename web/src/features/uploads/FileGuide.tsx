import { csvLine } from '@auctionwiz/domain/imports/csv'
import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { Button } from '../../ui/Button.tsx'
import { look } from '../../ui/look.ts'
import { saveFile } from '../../ui/save-file.ts'

/** A file to fill in: the name of each column with an example. */
export type FileTemplate = readonly (readonly [column: string, example: string])[]

/** The header and one example row. Begins with a byte order mark, so that spreadsheets read it as UTF-8. */
export const templateCsv = (columns: FileTemplate): string =>
  `\uFEFF${csvLine(columns.map(([name]) => name))}${csvLine(columns.map(([, example]) => example))}`

interface FileGuideProps {
  template: FileTemplate
  fileName: string
  /** What the button is called. */
  label: string
  lines: readonly string[]
}

/** What an import of a kind of file does, and a file to fill in. The columns are decided on the screen that follows. */
export const FileGuide = ({ template, fileName, label, lines }: FileGuideProps) => (
  <section className={look('stack', 'gapS')}>
    <div>
      <Button
        small
        icon={<ArrowDownload20Regular />}
        onClick={() => saveFile(new Blob([templateCsv(template)], { type: 'text/csv;charset=utf-8' }), fileName)}
      >
        {label}
      </Button>
    </div>
    {lines.map((line) => (
      <p key={line} className={look('note', 'noMargin')}>
        {line}
      </p>
    ))}
  </section>
)
