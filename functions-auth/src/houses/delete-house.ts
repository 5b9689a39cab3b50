import type { deleteHouse as endpoint } from '@auctionwiz/contracts/houses'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { type HouseGroupDocument, houseGroupRecord, readGroups } from '@auctionwiz/records/house-groups'
import { houseRecord } from '@auctionwiz/records/houses'
import { nextRevision } from '@auctionwiz/records/revisions'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { revoking } from '../sessions/revoking.ts'
import { houseContents } from './house-contents.ts'

/**
 * Looked into once more when the tokens that open it are revoked. It leaves its groups in the same batch;
 * a group of this house alone goes with it, as a group without houses is shown to nobody.
 */
export const deleteHouse =
  (parts: Pick<Deps, 'store' | 'revoker' | 'clock'>): UseCase<typeof endpoint> =>
  async ({ params: { id } }, context) => {
    const { account, claims, now } = context
    const houseReader = readerOf(houseRecord, account)
    const [stored, houses, groups] = await Promise.all([houseReader.read(id), houseReader.count(), readGroups(account)])
    const { name } = stored.document
    const requireEmpty = async () => {
      const content = await houseContents(parts.store, claims.accountId, id)
      if (content) throw new Failure('house_in_use', { name, content })
    }
    await requireEmpty()
    if (houses === 1) throw new Failure('last_house')
    const affected = groups.filter(({ auctionHouseIds }) => auctionHouseIds.includes(id))
    const emptied = affected.filter(({ auctionHouseIds }) => auctionHouseIds.length === 1)
    const smaller = affected.filter((group) => !emptied.includes(group))
    const deletedGroups = emptied.map((group) => group.name)
    const before = { name, ...(deletedGroups.length > 0 && { deletedGroups }) }
    const writes: Write[] = [
      { kind: 'remove', id, version: stored.version },
      ...smaller.map((group) => houseGroupRecord.put(without(group, id, now))),
      ...emptied.map((group): Write => ({ kind: 'remove', id: group.id })),
      accountAudit(context)({ action: 'house.delete', subjectType: 'house', subjectId: id, subjectName: name, before }),
    ]
    await revoking(parts, [`account:${claims.accountId}`], async () => {
      await requireEmpty()
      await account.write(writes)
    })
    return { success: true, deletedGroups }
  }

const without = (group: HouseGroupDocument, auctionHouseId: string, now: Date): HouseGroupDocument => ({
  ...group,
  auctionHouseIds: group.auctionHouseIds.filter((id) => id !== auctionHouseId),
  updatedAt: now.toISOString(),
  revision: nextRevision(group),
})
