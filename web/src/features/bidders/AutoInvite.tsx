import { CheckmarkCircle16Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { Eye16Regular } from '@fluentui/react-icons/headless/svg/eye'
import { Prohibited16Regular } from '@fluentui/react-icons/headless/svg/prohibited'
import { labels } from '../../messages/label-messages.ts'
import { look } from '../../ui/look.ts'
import type { AutoInviteStatus } from './list-state.ts'

const icons = { 'Auto-Invite': CheckmarkCircle16Regular, 'Manual Review': Eye16Regular, 'Auto-Deny': Prohibited16Regular }

const colors = { 'Auto-Invite': 'high', 'Auto-Deny': 'low', 'Manual Review': 'muted' } as const

/** The auto-invite outcome for the bidder: an icon and a text. */
export const AutoInvite = ({ status }: { status: AutoInviteStatus }) => {
  const Icon = icons[status]
  return (
    <span className={look('inlineRow', 'gapSNudge', 'oneLine')}>
      <Icon className={look(colors[status])} />
      {labels.autoInvite[status]}
    </span>
  )
}
