import type { updateGroup as endpoint } from '@auctionwiz/contracts/houses'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { versionOf } from '@auctionwiz/records/revisions'
import { requireAdministered } from '../accounts/administers.ts'
import { accountAudit } from '../audit/audit-of.ts'
import { administeredGroup } from './administered-group.ts'
import { type GroupDocument, presentGroup } from './group-document.ts'

/** Houses of the group that the caller does not see stay in it. */
export const updateGroup: UseCase<typeof endpoint> = async ({ params: { id }, body }, context) => {
  const { account, claims, now } = context
  const { document: before, version } = await administeredGroup(id, context)
  if (versionOf(before) !== body.version) throw new Failure('stale_version')
  const { name = before.name, description = before.description, auctionHouseIds } = body
  if (auctionHouseIds) requireAdministered(claims, auctionHouseIds, 'administration of this house')
  const unseen = before.auctionHouseIds.filter((house) => !Object.hasOwn(claims.houses, house))
  const group: GroupDocument = {
    ...before,
    name,
    auctionHouseIds: auctionHouseIds ? [...new Set([...auctionHouseIds, ...unseen])] : before.auctionHouseIds,
    updatedAt: now.toISOString(),
    revision: (before.revision ?? 0) + 1,
    ...(description !== undefined && { description }),
  }
  const event = accountAudit(context)({
    action: 'group.change',
    subjectType: 'group',
    subjectId: id,
    before: factsOf(before),
    after: factsOf(group),
  })
  await account.write([{ kind: 'replace', document: group, version }, event])
  return presentGroup(group, claims)
}

const factsOf = ({ name, description, auctionHouseIds }: GroupDocument) => ({ name, description, auctionHouseIds })
