import type { readNetworkSharing as endpoint } from '@auctionwiz/contracts/network'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { readSharing } from './sharing.ts'

export const readNetworkSharing: UseCase<typeof endpoint> = (_input, { account }) => readSharing(account)
