import { type Bidder, readBidder } from '@auctionwiz/contracts/bidders'
import { useQuery } from '../../app/calls/use-call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { EditBidderForm } from './EditBidderForm.tsx'
import { bidderText } from './messages.ts'

export interface EditBidderProps {
  id: string
  onClose: () => void
  onSaved: (bidder: Bidder) => void
}

/** Changes a bidder's details; the form opens once the record and its version are loaded. */
const EditBidder = ({ id, onClose, onSaved }: EditBidderProps) => {
  const { data, error, reload } = useQuery(readBidder, { params: { id } })
  if (data) return <EditBidderForm opened={data} onClose={onClose} onSaved={onSaved} />
  return (
    <Dialog title={bidderText.editDetails} onClose={onClose}>
      {error === undefined ? (
        <SkeletonRows rows={6} columns={[120, 240]} />
      ) : (
        <ErrorState compact title={bidderText.profileFailed} error={error} onRetry={reload} />
      )}
    </Dialog>
  )
}

export default EditBidder
