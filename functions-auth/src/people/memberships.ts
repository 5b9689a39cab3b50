import type { Write } from '@auctionwiz/platform/core/store'
import { type MembershipDocument, membershipId } from './person.ts'

/** The person's own note of an account. */
export const membershipWrite = (accountId: string, isDefault: boolean): Write => {
  const document: MembershipDocument = { id: membershipId(accountId), type: 'membership', accountId, isDefault }
  return { kind: 'put', document }
}
