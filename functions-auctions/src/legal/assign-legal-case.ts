import type * as calls from '@auctionwiz/contracts/legal-cases'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { housePeople } from '@auctionwiz/records/house-people'
import type { Notifier } from '@auctionwiz/records/notify'
import { readPerson } from './case-people.ts'
import { changeCase, requireOpen } from './change-case.ts'
import { notifyAssignee } from './notify-assignee.ts'

export const assignLegalCase =
  (notify: Notifier): UseCase<typeof calls.assignLegalCase> =>
  async ({ params, body: { userId, version } }, context) => {
    const { account, auctionHouseId, now } = context
    const person = userId === undefined ? undefined : await readPerson(account, auctionHouseId, userId)
    let isNew = false
    const answer = await changeCase(
      params.id,
      context,
      (before) => {
        requireOpen(before)
        if (before.assignedTo?.userId === userId) return undefined
        isNew = true
        const { assignedTo, ...rest } = before
        return {
          after: { ...rest, ...(person && { assignedTo: person }), lastUpdated: now.toISOString() },
          events: [{ kind: 'assigned', people: person ? [person] : [] }],
          audited: [{ action: 'legal_case.assign', before: { userId: assignedTo?.userId ?? null }, after: { userId: userId ?? null } }],
        }
      },
      version,
    )
    if (isNew) await notifyAssignee(notify, 'case_assigned', answer, context)
    return answer
  }

export const listCaseAssignees: UseCase<typeof calls.listCaseAssignees> = async (_, { account, auctionHouseId }) => {
  const people = await housePeople(account, auctionHouseId)
  return { people: people.map(({ userId, name, permissions }) => ({ userId, name, mayApprove: permissions.has('legal:approve') })) }
}
