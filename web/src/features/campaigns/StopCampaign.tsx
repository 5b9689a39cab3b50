import { listCampaignRecipients, listCampaigns, readCampaign, stopCampaign } from '@auctionwiz/contracts/campaigns'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { campaignText as text } from './messages.ts'

/** Asks before a campaign stops. */
const StopCampaign = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { change, busy, error } = useMutation(stopCampaign, { refreshes: [readCampaign, listCampaigns, listCampaignRecipients] })
  const submit = async () => {
    if (busy || !(await change({ params: { id } }))) return
    toast({ text: text.stopped })
    onClose()
  }
  return (
    <Dialog
      kind="alert"
      title={text.stopTitle}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <Button type="submit" look="danger" busy={busy}>
          {text.stop}
        </Button>
      }
    >
      <p>{text.stopText}</p>
      {error !== undefined && <p role="alert">{text.stopFailed({ problem: errorMessage(error) })}</p>}
    </Dialog>
  )
}

export default StopCampaign
