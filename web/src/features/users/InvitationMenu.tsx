import { type Invitation, listInvitations, resendInvitation } from '@auctionwiz/contracts/invitations'
import { Delete20Regular } from '@fluentui/react-icons/headless/svg/delete'
import { Send20Regular } from '@fluentui/react-icons/headless/svg/send'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { OpenMenu } from '../../ui/OpenMenu.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { useAction } from '../confirm/use-action.ts'
import { inviteText, usersText as text } from './messages.ts'
import { useUsers } from './users-context.ts'

export interface InvitationMenuProps {
  invitation: Invitation
  /** The button that it opened at. */
  anchor: HTMLElement
  onClose: () => void
}

/** The actions for a pending invitation. */
export const InvitationMenu = ({ invitation, anchor, onClose }: InvitationMenuProps) => {
  const { email, id, role, status } = invitation
  const { withdraw } = useUsers()
  const { access } = useSignedIn()
  const call = useCall()
  const refresh = useRefresh()
  const { run } = useAction()
  const resend = () =>
    run(async () => {
      const { delivery } = await call(resendInvitation, { params: { id } })
      const failed = delivery === 'failed'
      toast({ tone: failed ? 'problem' : 'done', text: (failed ? inviteText.undelivered : text.resent)({ email }) })
      refresh([listInvitations])
    }, text.resendFailed)
  const reason = role === 'admin' && access.accountRole !== 'owner' ? inviteText.adminReason : undefined
  return (
    <OpenMenu
      key={id}
      anchor={anchor}
      onClose={onClose}
      label={text.actionsFor({ name: email })}
      groups={[
        [
          {
            id: 'resend',
            label: status === 'void' ? text.takeOver : text.resend,
            icon: <Send20Regular />,
            reason,
            onSelect: () => void resend(),
          },
        ],
        [{ id: 'withdraw', label: text.withdraw, icon: <Delete20Regular />, danger: true, onSelect: () => withdraw(invitation) }],
      ]}
    />
  )
}
