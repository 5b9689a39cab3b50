import { type LotSummary, removeLot } from '@auctionwiz/contracts/lots'
import { ConfirmChange } from '../../ui/ConfirmChange.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { lotText } from './messages.ts'
import { lotCalls } from './use-settle.ts'

interface RemoveLotProps {
  lot: LotSummary
  onClose: () => void
  onRemoved: () => void
}

/** Asks before a lot leaves the catalogue of a draft. */
const RemoveLot = ({ lot: { id: lotId, auctionId: id, lotNumber: number, version }, onClose, onRemoved }: RemoveLotProps) => (
  <ConfirmChange
    endpoint={removeLot}
    input={{ params: { id, lotId }, body: { version } }}
    refreshes={lotCalls}
    title={lotText.removeTitle({ number })}
    confirmLabel={lotText.remove}
    onDone={() => {
      onRemoved()
      toast({ text: lotText.removed({ number }) })
      onClose()
    }}
    onClose={onClose}
  >
    {lotText.removeText}
  </ConfirmChange>
)

export default RemoveLot
