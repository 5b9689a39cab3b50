import type { createHouse as endpoint } from '@auctionwiz/contracts/houses'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { findAccount } from '@auctionwiz/records/accounts'
import { houseOf, houseRecord, maxHouses } from '@auctionwiz/records/houses'
import { findMember, memberRecord } from '@auctionwiz/records/members'
import { indexedMember } from '../accounts/members.ts'
import { accountAudit } from '../audit/audit-of.ts'
import { requireAdministrator } from '../security/administers.ts'
import { houseDefaults, newHouse } from './new-house.ts'

/** The user who adds a house administers it. A repeated key returns the same house. The next token includes it. */
export const createHouse: UseCase<typeof endpoint> = async ({ body, idempotencyKey }, context) => {
  const { account, claims, now } = context
  requireAdministrator(claims)
  const houses = recordsOf(houseRecord, account)
  const [stored, member, count] = await Promise.all([findAccount(account), findMember(account, claims.userId), houses.count()])
  if (count >= maxHouses) throw new Failure('limit_reached', { what: 'Auction houses', limit: maxHouses })
  const id = await houseRecord.idFor(idempotencyKey, claims.accountId, claims.userId)
  const house = newHouse(id, body, { ...houseDefaults, ...stored?.document.settings }, now)
  const event = accountAudit(context)({
    action: 'house.create',
    subjectType: 'house',
    subjectId: id,
    subjectName: house.name,
    after: { name: house.name },
  })
  const beside = [event]
  if (member?.document.accountRole === 'member') {
    const granted = { auctionHouseId: id, role: 'admin', assignedAt: now.toISOString(), assignedBy: claims.userId } as const
    const changed = indexedMember({ ...member.document, houses: [...member.document.houses, granted] })
    beside.push(memberRecord.replacement(changed, member.version))
  }
  const { document } = await houses.createOnce(house, ({ name }) => name, beside)
  return houseOf(document, claims.accountId)
}
