import type { readDuplicate as endpoint } from '@auctionwiz/contracts/duplicates'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { pairDetail } from './pair-detail.ts'
import { readPair } from './pair-repository.ts'

export const readDuplicate: UseCase<typeof endpoint> = async ({ params }, { house, now }) =>
  pairDetail(house, await readPair(house, params.id), now)
