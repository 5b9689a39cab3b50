import { listed } from '../../app/format.ts'
import { look } from '../../ui/look.ts'
import { signUpText } from './messages.ts'
import type { InvitationOffered } from './use-invitation.ts'

const text = signUpText.invitation

/** The inviter, the offered role, and their message. */
export const InvitationOffer = ({ offer }: { offer: InvitationOffered }) => {
  const { invitedBy, accountName, role, auctionHouses, personalMessage } = offer
  const houses = listed(auctionHouses)
  return (
    <div className={look('padS', 'breaks', 'rounded', 'raised', 'framed', 'brandEdge')}>
      <p>{text.offer({ inviter: invitedBy, account: accountName, role: text.roles[role], houses })}</p>
      {personalMessage && <p className={look('aboveS', 'soft', 'keepsLines')}>{personalMessage}</p>}
    </div>
  )
}
