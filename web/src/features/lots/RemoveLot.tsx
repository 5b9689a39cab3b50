import { type LotSummary, removeLot } from '@auctionwiz/contracts/lots'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { lotText } from './messages.ts'
import { lotCalls } from './use-settle.ts'

interface RemoveLotProps {
  lot: LotSummary
  onClose: () => void
  onRemoved: () => void
}

/** Asks before a lot leaves the catalogue of a draft. */
const RemoveLot = ({ lot: { id: lotId, auctionId: id, lotNumber: number, version }, onClose, onRemoved }: RemoveLotProps) => {
  const { change, busy, error } = useMutation(removeLot, { refreshes: lotCalls, onDone: onRemoved })
  const confirm = async () => {
    if (busy || !(await change({ params: { id, lotId }, body: { version } }))) return
    toast({ text: lotText.removed({ number }) })
    onClose()
  }
  return (
    <ConfirmDialog
      title={lotText.removeTitle({ number })}
      confirmLabel={lotText.remove}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{lotText.removeText}</p>
      {error !== undefined && <p role="alert">{errorMessage(error)}</p>}
    </ConfirmDialog>
  )
}

export default RemoveLot
