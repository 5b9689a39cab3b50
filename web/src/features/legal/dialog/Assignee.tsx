import { assignLegalCase, type LegalCase, listCaseAssignees } from '@auctionwiz/contracts/legal-cases'
import { ChevronDown20Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { useCall, useQuery } from '../../../app/calls/use-call.ts'
import { useCan } from '../../../app/permissions.ts'
import { look } from '../../../ui/look.ts'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import { caseText } from '../case-messages.ts'
import { useCaseChange } from './use-case-change.ts'

/** The user who works on the case. Users who may change the case choose one. */
export const Assignee = ({ legalCase: { id, assignedTo, status, version } }: { legalCase: LegalCase }) => {
  const mayEdit = useCan('legal:edit') && status !== 'CLOSED'
  const people = useQuery(listCaseAssignees, mayEdit ? {} : null).data?.people
  const call = useCall()
  const { run, busy } = useCaseChange()
  if (!mayEdit || people === undefined) return assignedTo?.name ?? <span className={look('muted')}>{caseText.nobody}</span>
  const assign = (userId: string | undefined) =>
    busy || void run(() => call(assignLegalCase, { params: { id }, body: { ...(userId !== undefined && { userId }), version } }))
  const entry = (name: string, userId?: string) => ({
    ...{ id: userId ?? 'nobody', label: name, checked: userId === assignedTo?.userId },
    onSelect: () => assign(userId),
  })
  // A menu rather than a list, in which each arrow key would assign the case and notify somebody.
  return (
    <MenuButton
      label={caseText.assignedTo}
      value={assignedTo?.name ?? caseText.nobody}
      look="secondary"
      icon={<ChevronDown20Regular />}
      groups={[[entry(caseText.nobody)], people.map(({ userId, name }) => entry(name, userId))]}
    />
  )
}
