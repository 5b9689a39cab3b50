import type { ErasurePreview } from '@auctionwiz/contracts/personal-data'
import { useFormat } from '../../../app/format.ts'
import { look } from '../../../ui/look.ts'
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
    <table className={look('collapse')}>
      <caption className={look('caption', 'soft', 'left', 'padBottomXS')}>{profileText.eraseCounts}</caption>
      <tbody>
        {held.map((kind) => (
          <tr key={kind}>
            <td className={look('right', 'numbers', 'padRow')}>{format.number(preview[kind])}</td>
            <th scope="row" className={look('left', 'plain', 'padRow', 'padSidesM')}>
              {profileText.eraseCount[kind]({ count: preview[kind] })}
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
