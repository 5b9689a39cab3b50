import type { Bidder } from '@auctionwiz/contracts/bidders'
import type * as calls from '@auctionwiz/contracts/duplicates'
import type { PairPerson } from '@auctionwiz/contracts/duplicates'
import { personOfBidder } from '@auctionwiz/domain/duplicates/person-of-bidder'
import { rankCandidates } from '@auctionwiz/domain/duplicates/rank-candidates'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { readBidders } from '@auctionwiz/records/bidders'
import { pairId, pairRecord } from '@auctionwiz/records/duplicate-pairs'
import type { NetworkQueue } from '../network/network-ports.ts'
import { houseModel } from './house-model.ts'
import { mergePair } from './merge-duplicate.ts'
import { evidenceIn, pairDetail } from './pair-detail.ts'
import type { KnownPair } from './pair-document.ts'

export const compareBidders: UseCase<typeof calls.compareBidders> = async ({ query: { first, second } }, context) =>
  pairDetail(context.house, await pickedPair([first, second], context), context.now)

export const mergeBidders =
  (network: NetworkQueue): UseCase<typeof calls.mergeBidders> =>
  async ({ body: { bidderIds, ...body } }, context) =>
    mergePair(await pickedPair(bidderIds, context), body, network, context)

interface Picking {
  house: PartitionReader
  claims: { userName: string }
  now: Date
}

/**
 * The pair of any two bidders: the one that a search found, also if it was dismissed, else a new one that is not stored. A merge by hand says that
 * the two are one person.
 */
const pickedPair = async ([a, b]: readonly [string, string], { house, claims, now }: Picking): Promise<KnownPair> => {
  if (a === b) throw new Failure('invalid_request', { fields: { bidderIds: 'Name two different bidders.' } })
  const id = await pairId(a, b)
  const [stored, bidders, model] = await Promise.all([readerOf(pairRecord, house).find(id), readBidders(house, [a, b]), houseModel(house)])
  const [first, second] = [a, b].sort().map((one) => bidders.get(one))
  if (!first || !second) throw notFound('Bidder')
  if (stored) {
    const { status } = stored.document
    if (status === 'pending' || status === 'dismissed') return stored
    throw new Failure('duplicate_decided', { status })
  }
  const [ranked] = rankCandidates(personOfBidder(first), [personOfBidder(second)], model, 0)
  if (!ranked) throw notFound('Bidder')
  return {
    document: pairRecord.document({
      id,
      status: 'pending',
      ...evidenceIn(ranked.explanation),
      mergeAt: -1,
      bidderIds: [first.id, second.id],
      people: [personIn(first), personIn(second)],
      print: 0,
      foundAt: now.toISOString(),
      foundBy: claims.userName,
    }),
  }
}

const personIn = ({ id, bidderId, name, email, phone }: Bidder): PairPerson => ({ id, bidderId, name, email, ...(phone && { phone }) })
