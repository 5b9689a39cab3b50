import type { Account, AuctionHouse, HouseAccess } from '@auctionwiz/contracts/identity'
import type { StoredDocument } from '@auctionwiz/platform/core/store'

/** Documents of the container `accounts`; the partition is the account id. */

export interface AccountDocument extends StoredDocument, Omit<Account, 'id' | 'auctionHouses' | 'type'> {
  id: 'account'
  type: 'account'
  accountType: Account['type']
}

export interface HouseDocument extends StoredDocument, Omit<AuctionHouse, 'accountId'> {
  type: 'house'
}

/** What a person may do in the account. The id is `member:<userId>`. An owner reaches every house, listed or not. */
export interface MemberDocument extends StoredDocument {
  type: 'member'
  userId: string
  accountRole: 'owner' | 'member'
  houses: Pick<HouseAccess, 'auctionHouseId' | 'role' | 'assignedAt' | 'assignedBy'>[]
  assignedAt: string
  assignedBy: string
}

export const memberId = (userId: string): string => `member:${userId}`
