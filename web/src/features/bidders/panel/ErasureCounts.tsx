import type { ErasurePreview } from '@auctionwiz/contracts/personal-data'
import { useFormat } from '../../../app/format.ts'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import styles from './ErasePreview.module.css'
import { profileText } from './messages.ts'

/** The kinds of data that exist. */
export const heldKinds = (preview: ErasurePreview) =>
  (Object.keys(profileText.eraseCount) as (keyof typeof profileText.eraseCount)[]).filter((kind) => preview[kind] > 0)

/** How much data exists besides the record, by kind; nothing if there is none. */
export const ErasureCounts = ({ preview }: { preview: ErasurePreview }) => {
  const format = useFormat()
  const held = heldKinds(preview)
  if (held.length === 0) return null
  return (
    <table className={classes(look('collapse'), styles.counts)}>
      <caption className={classes(look('caption', 'soft', 'left'), styles.caption)}>{profileText.eraseCounts}</caption>
      <tbody>
        {held.map((kind) => (
          <tr key={kind}>
            <td className={styles.number}>{format.number(preview[kind])}</td>
            <th scope="row">{profileText.eraseCount[kind]({ count: preview[kind] })}</th>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
