import type { Bidder, BidderSummary } from '@auctionwiz/contracts/bidders'
import { Edit20Regular } from '@fluentui/react-icons/headless/svg/edit'
import { Flag20Regular } from '@fluentui/react-icons/headless/svg/flag'
import { Mail20Regular } from '@fluentui/react-icons/headless/svg/mail'
import { Send20Regular } from '@fluentui/react-icons/headless/svg/send'
import { Suspense, useState } from 'react'
import { usePermissionReason } from '../../../app/permissions.ts'
import { Button } from '../../../ui/Button.tsx'
import { prefetchDialog } from '../../../ui/Dialog.tsx'
import { lazyDialog } from '../../../ui/lazy-part/lazy-part.tsx'
import { Spacer } from '../../../ui/Page.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import { legalText } from '../../legal/messages.ts'
import { useBidders } from '../bidders-context.ts'
import { bidderText } from '../messages.ts'
import { profileText } from './messages.ts'

const EmailBidders = lazyDialog(() => import('../../invitations/emailing/EmailBidders.tsx'))
const ReportBidder = lazyDialog(() => import('./ReportBidder.tsx'))

/** The actions for the panel's bidder; disabled ones say why. The phone has Report Bidder in the menu. */
export const PanelFooter = ({ bidder }: { bidder: Bidder | BidderSummary }) => {
  const { edit, invite } = useBidders()
  const [open, setOpen] = useState<'email' | 'report'>()
  const wide = useWide(641)
  const shut = () => setOpen(undefined)
  const mayNot = {
    edit: usePermissionReason('bidders:edit'),
    email: usePermissionReason('communications:email'),
    invite: usePermissionReason('bidders:invite'),
    report: usePermissionReason('legal:create'),
  }
  const soon = { onPointerEnter: prefetchDialog, onFocus: prefetchDialog }
  return (
    <>
      <Button
        look="primary"
        icon={wide && <Mail20Regular />}
        reason={mayNot.email ?? (bidder.email === '' ? bidderText.noEmail : undefined)}
        onClick={() => setOpen('email')}
        {...soon}
      >
        {profileText.sendEmail}
      </Button>
      <Button icon={wide && <Send20Regular />} shortcut="i" reason={mayNot.invite} onClick={() => invite(bidder)} {...soon}>
        {bidderText.sendInvite}
      </Button>
      <Button icon={wide && <Edit20Regular />} shortcut="e" reason={mayNot.edit} onClick={() => edit(bidder.id)} {...soon}>
        {bidderText.editSettings}
      </Button>
      {wide && (
        <>
          <Spacer />
          <Button look="subtle" icon={<Flag20Regular />} reason={mayNot.report} onClick={() => setOpen('report')} {...soon}>
            {legalText.report}
          </Button>
        </>
      )}
      <Suspense fallback={null}>
        {open === 'email' && <EmailBidders bidders={[bidder]} onClose={shut} />}
        {open === 'report' && <ReportBidder bidderId={bidder.id} onClose={shut} />}
      </Suspense>
    </>
  )
}
