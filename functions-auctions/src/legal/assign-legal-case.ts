import type * as calls from '@auctionwiz/contracts/legal-cases'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { housePeople, readPerson } from './case-people.ts'
import { changeCase, requireOpen } from './change-case.ts'

export const assignLegalCase: UseCase<typeof calls.assignLegalCase> = async ({ params, body: { userId, version } }, context) => {
  const { account, auctionHouseId, now } = context
  const person = userId === undefined ? undefined : await readPerson(account, auctionHouseId, userId)
  return changeCase(
    params.id,
    context,
    (before) => {
      requireOpen(before)
      if (before.assignedTo?.userId === userId) return undefined
      const { assignedTo, ...rest } = before
      return {
        after: { ...rest, ...(person && { assignedTo: person }), lastUpdated: now.toISOString() },
        events: [{ kind: 'assigned', people: person ? [person] : [] }],
        audited: [{ action: 'legal_case.assign', before: { userId: assignedTo?.userId ?? null }, after: { userId: userId ?? null } }],
      }
    },
    version,
  )
}

export const listCaseAssignees: UseCase<typeof calls.listCaseAssignees> = async (_, { account, auctionHouseId }) => {
  const people = await housePeople(account, auctionHouseId)
  return { people: people.map(({ userId, name, permissions }) => ({ userId, name, mayApprove: permissions.has('legal:approve') })) }
}
