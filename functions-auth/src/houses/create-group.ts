import type { createGroup as endpoint } from '@auctionwiz/contracts/houses'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { groupOf, houseGroupRecord, maxGroups } from '@auctionwiz/records/house-groups'
import { accountAudit } from '../audit/audit-of.ts'
import { requireAdministered } from '../security/administers.ts'

export const createGroup: UseCase<typeof endpoint> = async ({ body: { name, description, auctionHouseIds } }, context) => {
  const { account, claims, now } = context
  const groups = recordsOf(houseGroupRecord, account)
  requireAdministered(claims, auctionHouseIds, 'administration of this house')
  if ((await groups.count()) >= maxGroups) throw new Failure('limit_reached', { what: 'Groups', limit: maxGroups })
  const at = now.toISOString()
  const group = houseGroupRecord.document({
    id: await houseGroupRecord.idFor(undefined),
    name,
    auctionHouseIds: [...new Set(auctionHouseIds)],
    createdAt: at,
    updatedAt: at,
    ...(description && { description }),
  })
  const event = accountAudit(context)({
    action: 'group.create',
    subjectType: 'group',
    subjectId: group.id,
    after: { name, auctionHouseIds },
  })
  await groups.create(group, [event])
  return groupOf(group, claims.houses)
}
