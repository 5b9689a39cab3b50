import type { createHouse as endpoint } from '@auctionwiz/contracts/houses'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { derivedId, randomId } from '@auctionwiz/platform/core/ids'
import { isStoreError, type Write } from '@auctionwiz/platform/core/store'
import { type AccountDocument, type HouseDocument, type MemberDocument, memberId } from '../accounts/account-documents.ts'
import { mostHouses, presentHouse } from '../accounts/accounts.ts'
import { requireAdministrator } from '../accounts/administers.ts'
import { indexedMember } from '../accounts/members.ts'
import { accountAudit } from '../audit/audit-of.ts'
import type { Parts } from '../parts.ts'
import { houseDefaults, newHouse } from './new-house.ts'

/** Whoever adds a house administers it. The same key again gives the same house. Tokens show it from the next one on. */
export const createHouse =
  ({ accounts }: Pick<Parts, 'accounts'>): UseCase<typeof endpoint> =>
  async ({ body, idempotencyKey }, context) => {
    const { account, claims, now } = context
    requireAdministrator(claims)
    const [stored, member, count] = await Promise.all([
      account.read<AccountDocument>('account'),
      account.read<MemberDocument>(memberId(claims.userId)),
      account.count({ type: 'house' }),
    ])
    if (count >= mostHouses) throw new Failure('limit_reached', { what: 'Auction houses', limit: mostHouses })
    const id = idempotencyKey ? await derivedId('hse', claims.accountId, idempotencyKey) : randomId('hse')
    const house = newHouse(id, body, { ...houseDefaults, ...stored?.document.settings }, now)
    const event = accountAudit(context)({
      action: 'house.create',
      subjectType: 'house',
      subjectId: id,
      subjectName: house.name,
      after: { name: house.name },
    })
    const writes: Write[] = [{ kind: 'create', document: house }, event]
    if (member?.document.accountRole === 'member') {
      const granted = { auctionHouseId: id, role: 'admin', assignedAt: now.toISOString(), assignedBy: claims.userId } as const
      const document = indexedMember({ ...member.document, houses: [...member.document.houses, granted] })
      writes.push({ kind: 'replace', document, version: member.version })
    }
    try {
      await accounts.partition(claims.accountId).write(writes)
      return presentHouse(house, claims.accountId)
    } catch (error) {
      const earlier = isStoreError(error, 'exists') ? await account.read<HouseDocument>(id) : undefined
      if (!earlier) throw error
      if (earlier.document.name !== house.name) throw new Failure('idempotency_mismatch')
      return presentHouse(earlier.document, claims.accountId)
    }
  }
