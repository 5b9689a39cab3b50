import { sendCampaignTest } from '@auctionwiz/contracts/campaigns'
import { Mail20Regular } from '@fluentui/react-icons/headless/svg/mail'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { toast } from '../../ui/Toasts.tsx'
import { campaignText as text } from './messages.ts'

interface SendTestProps {
  body: { auctionId: string; bidderId: string; subject: string; message: string }
}

/** Sends the shown email to the user, as the bidder would get it. */
export const SendTest = ({ body }: SendTestProps) => {
  const reason = usePermissionReason('communications:broadcast')
  const { change, busy, error } = useMutation(sendCampaignTest)
  const send = async () => {
    const answer = await change({ body })
    if (answer) toast({ text: text.testSent({ address: answer.to }) })
  }
  return (
    <div className={look('stack', 'gapXS')}>
      <div>
        <Button small icon={<Mail20Regular />} reason={reason} busy={busy} onClick={() => void send()}>
          {text.sendTest}
        </Button>
      </div>
      {error !== undefined && (
        <p role="alert" className={look('noMargin')}>
          {text.testFailed({ problem: errorMessage(error) })}
        </p>
      )}
    </div>
  )
}
