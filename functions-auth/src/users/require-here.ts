import { notFound } from '@auctionwiz/platform/core/errors/failure'
import type { HouseReading } from '@auctionwiz/platform/core/http/context'
import type { MemberDocument } from '@auctionwiz/records/members'
import { readMember } from '../accounts/members.ts'

/** A member who works in the house of the call, or in none: those any administrator looks after. Fails with not_found for anybody else. */
export async function requireHere(userId: string, { account, auctionHouseId }: HouseReading): Promise<MemberDocument> {
  const member = await readMember(account, userId)
  const here =
    member.accountRole === 'owner' || member.houses.length === 0 || member.houses.some((house) => house.auctionHouseId === auctionHouseId)
  if (!here) throw notFound('User')
  return member
}
