import type { readNetworkSharing as endpoint } from '@auctionwiz/contracts/network'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { PaidAccounts } from '@auctionwiz/records/established-account'
import { readSharing } from './sharing.ts'

export const readNetworkSharing =
  (isPaid: PaidAccounts): UseCase<typeof endpoint> =>
  (_input, { account, claims: { accountId } }) =>
    readSharing({ account, accountId, isPaid })
