import type { NotificationPriority } from '@auctionwiz/contracts/notification-kinds'
import { ChevronDoubleUp16Regular } from '@fluentui/react-icons/headless/svg/chevron-double-up'
import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { ChevronUp16Regular } from '@fluentui/react-icons/headless/svg/chevron-up'
import { Subtract16Regular } from '@fluentui/react-icons/headless/svg/subtract'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { notificationText } from './messages.ts'

const icons = {
  critical: ChevronDoubleUp16Regular,
  high: ChevronUp16Regular,
  medium: Subtract16Regular,
  low: ChevronDown16Regular,
}

const looks: Partial<Record<NotificationPriority, string>> = { critical: look('strong', 'problem'), high: look('warning') }

/** A priority as a sign and its name: the shape differs too. */
export const Priority = ({ priority }: { priority: NotificationPriority }) => {
  const Icon = icons[priority]
  return (
    <span className={classes(look('inlineRow', 'gapSNudge', 'oneLine', 'soft'), looks[priority])}>
      <Icon />
      {notificationText.priorities[priority]}
    </span>
  )
}
