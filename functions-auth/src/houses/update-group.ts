import type { updateGroup as endpoint } from '@auctionwiz/contracts/houses'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { groupOf, type HouseGroupDocument, houseGroupRecord } from '@auctionwiz/records/house-groups'
import { nextRevision, versionOf } from '@auctionwiz/records/revisions'
import { accountAudit } from '../audit/audit-of.ts'
import { requireAdministered } from '../security/administers.ts'
import { administeredGroup } from './administered-group.ts'

/** Houses of the group that the caller does not see stay in it. */
export const updateGroup: UseCase<typeof endpoint> = async ({ params: { id }, body }, context) => {
  const { account, claims, now } = context
  const { document: before, version } = await administeredGroup(id, context)
  if (versionOf(before) !== body.version) throw new Failure('stale_version')
  const { name = before.name, description = before.description, auctionHouseIds } = body
  if (auctionHouseIds) requireAdministered(claims, auctionHouseIds, 'administration of this house')
  const unseen = before.auctionHouseIds.filter((house) => !Object.hasOwn(claims.houses, house))
  const group: HouseGroupDocument = {
    ...before,
    name,
    auctionHouseIds: auctionHouseIds ? [...new Set([...auctionHouseIds, ...unseen])] : before.auctionHouseIds,
    updatedAt: now.toISOString(),
    revision: nextRevision(before),
    ...(description !== undefined && { description }),
  }
  const event = accountAudit(context)({
    action: 'group.change',
    subjectType: 'group',
    subjectId: id,
    before: factsOf(before),
    after: factsOf(group),
  })
  await recordsOf(houseGroupRecord, account).replace(group, version, [event])
  return groupOf(group, claims.houses)
}

const factsOf = ({ name, description, auctionHouseIds }: HouseGroupDocument) => ({ name, description, auctionHouseIds })
