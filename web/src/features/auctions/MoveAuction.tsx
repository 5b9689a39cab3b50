import { listAuctions, moveAuction, readAuction, readAuctionTotals } from '@auctionwiz/contracts/auctions'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { useFormat } from '../../app/format.ts'
import { fill } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import type { AskedAuction } from './AuctionDialogs.tsx'
import { auctionText } from './messages.ts'
import type { Move } from './use-auction-moves.ts'

interface MoveAuctionProps {
  auction: AskedAuction
  move: Move
  onClose: () => void
}

/** Asks before the status of an auction changes, and says what follows. */
const MoveAuction = ({ auction: { id, title, startDate, endDate, version }, move, onClose }: MoveAuctionProps) => {
  const format = useFormat()
  const { change, busy, error } = useMutation(moveAuction, {
    refreshes: [listAuctions, readAuctionTotals, readAuction],
    onDone: (moved, store) => store(readAuction, { params: { id } }, moved),
  })
  const submit = async () => {
    if (busy || !(await change({ params: { id }, body: { action: move, version } }))) return
    toast({ text: auctionText.moved[move]({ title }) })
    onClose()
  }
  const dates = { start: format.zonedTime(startDate), end: format.zonedTime(endDate) }
  return (
    <Dialog
      kind="alert"
      title={auctionText.moveTitles[move]({ title })}
      {...(move === 'cancel' && { cancelLabel: auctionText.keep })}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <Button type="submit" look={move === 'cancel' || move === 'close' ? 'danger' : 'primary'} busy={busy}>
          {auctionText.moves[move]}
        </Button>
      }
    >
      <p>{fill(auctionText.moveTexts[move], dates)}</p>
      {error !== undefined && <p role="alert">{errorMessage(error)}</p>}
    </Dialog>
  )
}

export default MoveAuction
