import type * as calls from '@auctionwiz/contracts/houses'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { AccountContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { groupOf, type HouseGroupDocument, houseGroupRecord, maxGroups, readGroups } from '@auctionwiz/records/house-groups'
import { nextRevision, versionOf } from '@auctionwiz/records/revisions'
import { accountAudit } from '../audit/audit-of.ts'
import { requireAdministered } from '../security/administers.ts'

/** Groups of which the caller sees no house are left out. */
export const listGroups: UseCase<typeof calls.listGroups> = async (_input, { account, claims }) => {
  const groups = (await readGroups(account))
    .map((group) => groupOf(group, claims.houses))
    .filter(({ auctionHouseIds }) => auctionHouseIds.length > 0)
  return { groups: groups.sort((a, b) => a.name.localeCompare(b.name)) }
}

export const createGroup: UseCase<typeof calls.createGroup> = async ({ body: { name, description, auctionHouseIds } }, context) => {
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

/** Houses of the group that the caller does not see stay in it. */
export const updateGroup: UseCase<typeof calls.updateGroup> = async ({ params: { id }, body }, context) => {
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

export const deleteGroup: UseCase<typeof calls.deleteGroup> = async ({ params: { id } }, context) => {
  const { document, version } = await administeredGroup(id, context)
  const event = accountAudit(context)({
    action: 'group.delete',
    subjectType: 'group',
    subjectId: id,
    subjectName: document.name,
    before: { name: document.name },
  })
  await recordsOf(houseGroupRecord, context.account).remove(id, version, [event])
  return { success: true }
}

/** A group all of whose houses that the caller sees are administered by them; one of which they see none is not found. */
async function administeredGroup(id: string, { account, claims }: AccountContext): Promise<Versioned<HouseGroupDocument>> {
  const stored = await readerOf(houseGroupRecord, account).read(id)
  const seen = groupOf(stored.document, claims.houses).auctionHouseIds
  if (seen.length === 0 && stored.document.auctionHouseIds.length > 0) throw notFound('Group')
  requireAdministered(claims, seen, 'administration of this house')
  return stored
}
