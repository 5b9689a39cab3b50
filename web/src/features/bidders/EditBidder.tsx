import { type Bidder, readBidder } from '@auctionwiz/contracts/bidders'
import { useQuery } from '../../app/calls/use-call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
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
  // No dialog that waits: closing it would take the focus from the form that follows.
  if (error === undefined) return null
  return (
    <Dialog title={bidderText.editDetails} onClose={onClose}>
      <ErrorState compact title={bidderText.profileFailed} error={error} onRetry={reload} />
    </Dialog>
  )
}

export default EditBidder
