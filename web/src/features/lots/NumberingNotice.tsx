import { numberLots } from '@auctionwiz/contracts/lots'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { Button } from '../../ui/Button.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { toast } from '../../ui/Toasts.tsx'
import { lotText } from './messages.ts'
import { lotCalls } from './use-settle.ts'

/** Lots are being renumbered, or that was interrupted: everyone who sees the notice can finish it. */
export const NumberingNotice = ({ auctionId, reason }: { auctionId: string; reason: string | undefined }) => {
  const { change, busy, error } = useMutation(numberLots, { refreshes: lotCalls })
  const finish = async () => {
    if (await change({ params: { id: auctionId }, body: { kind: 'finish' } })) toast({ text: lotText.finished })
  }
  return (
    <div role="status" className={look('row', 'gapM', 'wrap', 'fixed', 'tall32', 'tintMedium', 'padPage', 'padRow')}>
      <span>{error === undefined ? lotText.interrupted : errorMessage(error)}</span>
      <Button look="link" small busy={busy} reason={reason} onClick={() => void finish()}>
        {lotText.finish}
      </Button>
    </div>
  )
}
