import { assignLegalCase, type LegalCase, listCaseAssignees } from '@auctionwiz/contracts/legal-cases'
import { useCall, useQuery } from '../../../app/calls/use-call.ts'
import { useCan } from '../../../app/permissions.ts'
import { look } from '../../../ui/look.ts'
import { Select } from '../../../ui/Select.tsx'
import { caseText } from '../case-messages.ts'
import { useCaseChange } from './use-case-change.ts'

/** The user who works on the case. Users who may change the case choose one. */
export const Assignee = ({ legalCase: { id, assignedTo, status, version } }: { legalCase: LegalCase }) => {
  const mayEdit = useCan('legal:edit') && status !== 'CLOSED'
  const people = useQuery(listCaseAssignees, mayEdit ? {} : null).data?.people
  const call = useCall()
  const { run, busy } = useCaseChange()
  if (!mayEdit || people === undefined) return assignedTo?.name ?? <span className={look('muted')}>{caseText.nobody}</span>
  const assign = (userId: string) =>
    void run(() => call(assignLegalCase, { params: { id }, body: { ...(userId !== '' && { userId }), version } }))
  const gone = assignedTo && !people.some(({ userId }) => userId === assignedTo.userId) ? [assignedTo] : []
  return (
    <Select aria-label={caseText.assignedTo} value={assignedTo?.userId ?? ''} onChange={({ target }) => busy || assign(target.value)}>
      <option value="">{caseText.nobody}</option>
      {[...gone, ...people].map(({ userId, name }) => (
        <option key={userId} value={userId}>
          {name}
        </option>
      ))}
    </Select>
  )
}
