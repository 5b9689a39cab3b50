import type { createGroup as endpoint } from '@auctionwiz/contracts/houses'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { randomId } from '@auctionwiz/platform/core/ids'
import { requireAdministered } from '../accounts/administers.ts'
import { accountAudit } from '../audit/audit-of.ts'
import { type GroupDocument, mostGroups, presentGroup } from './group-document.ts'

export const createGroup: UseCase<typeof endpoint> = async ({ body: { name, description, auctionHouseIds } }, context) => {
  const { account, claims, now } = context
  requireAdministered(claims, auctionHouseIds, 'administration of this house')
  if ((await account.count({ type: 'group' })) >= mostGroups) throw new Failure('limit_reached', { what: 'Groups', limit: mostGroups })
  const at = now.toISOString()
  const group: GroupDocument = {
    id: randomId('grp'),
    type: 'group',
    name,
    auctionHouseIds: [...new Set(auctionHouseIds)],
    createdAt: at,
    updatedAt: at,
    ...(description && { description }),
  }
  const event = accountAudit(context)({
    action: 'group.create',
    subjectType: 'group',
    subjectId: group.id,
    after: { name, auctionHouseIds },
  })
  await account.write([{ kind: 'create', document: group }, event])
  return presentGroup(group, claims)
}
