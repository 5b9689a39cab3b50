import type { CasePriority, CaseStatus } from '@auctionwiz/contracts/legal-case-parts'
import { ChevronDoubleUp16Regular } from '@fluentui/react-icons/headless/svg/chevron-double-up'
import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { ChevronUp16Regular } from '@fluentui/react-icons/headless/svg/chevron-up'
import { Subtract16Regular } from '@fluentui/react-icons/headless/svg/subtract'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { caseTone } from './case-tone.ts'
import { legalText } from './messages.ts'

const icons: Record<CasePriority, typeof ChevronUp16Regular> = {
  critical: ChevronDoubleUp16Regular,
  high: ChevronUp16Regular,
  medium: Subtract16Regular,
  low: ChevronDown16Regular,
}

const looks: Partial<Record<CasePriority, string>> = { critical: look('strong', 'problem'), high: look('warning') }

/** A priority as a sign and its name: the shape differs too. */
export const Priority = ({ priority }: { priority: CasePriority }) => {
  const Icon = icons[priority]
  return (
    <span className={classes(look('inlineRow', 'gapSNudge', 'oneLine', 'soft'), looks[priority])}>
      <Icon />
      {legalText.priorities[priority]}
    </span>
  )
}

export const CaseStatusDot = ({ status }: { status: CaseStatus }) => (
  <span className={look('caption')}>
    <StatusDot tone={caseTone(status)}>{status}</StatusDot>
  </span>
)
