import { previewErasure } from '@auctionwiz/contracts/personal-data'
import { useData } from '../../../app/calls/use-call.ts'
import { useFormat } from '../../../app/format.ts'
import { errorMessage } from '../../../components/ErrorState.tsx'
import { SkeletonRows } from '../../../components/Skeleton.tsx'
import { fill } from '../../../messages/index.ts'
import styles from './ErasePreview.module.css'
import { profileText } from './messages.ts'

const kinds = Object.keys(profileText.eraseCount) as (keyof typeof profileText.eraseCount)[]

/** How much goes with the bidder, and what stays, counted when the dialog opens. */
export const ErasePreview = ({ id }: { id: string }) => {
  const { data, error } = useData(previewErasure, { params: { id } })
  const format = useFormat()
  const held = kinds.filter((kind) => (data?.[kind] ?? 0) > 0)
  if (data === undefined && error !== undefined)
    return <p role="alert">{fill(profileText.eraseNotCounted, { problem: errorMessage(error) })}</p>
  if (data === undefined) return <SkeletonRows rows={2} columns={[280]} />
  if (held.length === 0) return <p>{profileText.eraseNothingElse}</p>
  return (
    <table className={styles.counts}>
      <caption className={styles.caption}>{profileText.eraseCounts}</caption>
      <tbody>
        {held.map((kind) => (
          <tr key={kind}>
            <td className={styles.number}>{format.number(data[kind])}</td>
            <th scope="row">{profileText.eraseCount[kind][data[kind] === 1 ? 0 : 1]}</th>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
