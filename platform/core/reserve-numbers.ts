import { type BidderCounter, bidderCounter, bidderCounterId } from '@auctionwiz/domain/bidders/numbers'
import type { Partition } from './partition.ts'
import { StoreError } from './store.ts'

const attempts = 20

/**
 * Takes `count` bidder numbers that follow each other and are given to nobody else. @returns the first sequence.
 * Numbers of bidders that are then not stored stay unused.
 */
export const reserveNumbers = async (house: Partition, count: number): Promise<number> => {
  if (count === 0) return 0
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const counter = await house.read<BidderCounter>(bidderCounterId)
    const { next } = counter?.document ?? bidderCounter()
    const document = { ...bidderCounter(next + count) }
    const write = counter ? ({ kind: 'replace', document, version: counter.version } as const) : ({ kind: 'create', document } as const)
    const taken = await house.write([write]).catch((error: unknown) => {
      if (error instanceof StoreError && (error.reason === 'stale' || error.reason === 'exists')) return undefined
      throw error
    })
    if (taken) return next
  }
  throw new StoreError('busy', 'the bidder numbers of the house are in demand')
}
