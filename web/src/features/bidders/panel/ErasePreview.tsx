import { previewErasure } from '@auctionwiz/contracts/personal-data'
import { useQuery } from '../../../app/calls/use-call.ts'
import { errorMessage } from '../../../components/ErrorState.tsx'
import { SkeletonRows } from '../../../components/Skeleton.tsx'
import { fill } from '../../../messages/index.ts'
import { ErasureCounts, heldKinds } from './ErasureCounts.tsx'
import { profileText } from './messages.ts'

/** How much goes with the bidder, and what stays, counted when the dialog opens. */
export const ErasePreview = ({ id }: { id: string }) => {
  const { data, error } = useQuery(previewErasure, { params: { id } })
  if (data === undefined && error !== undefined)
    return <p role="alert">{fill(profileText.eraseNotCounted, { problem: errorMessage(error) })}</p>
  if (data === undefined) return <SkeletonRows rows={2} columns={[280]} />
  return heldKinds(data).length === 0 ? <p>{profileText.eraseNothingElse}</p> : <ErasureCounts preview={data} />
}
