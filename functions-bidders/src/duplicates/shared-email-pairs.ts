import { emailKey } from '@auctionwiz/domain/bidders/document'
import { weighPair } from '@auctionwiz/domain/duplicates/explain-pair'
import { personOfBidder } from '@auctionwiz/domain/duplicates/person-of-bidder'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { FoundPair } from '@auctionwiz/records/duplicate-searches'
import { houseModel } from './house-model.ts'
import { percent } from './pair-document.ts'
import { type PersonDocument, persons, printOf } from './read-persons.ts'

const pageSize = 100

/** Bidders whose row had the email of another bidder. */
const sharing = { where: [{ field: 'sharedEmail', atLeast: '!' } as const] }

export const sharingQuery = persons.query(sharing)

/**
 * Pairs of bidders that an import found under one email with names of different people. Staff decide on them, even if a match is unlikely. Most
 * houses have only a few.
 */
export const sharedEmailPairs = async (house: PartitionReader): Promise<FoundPair[]> => {
  const pairs: FoundPair[] = []
  const model = await houseModel(house)
  let next: string | undefined
  do {
    const page = await listerOf(persons, house).page(sharing, { limit: pageSize, next })
    const found = page.items.map(({ document }) => document).filter(({ email }) => email === '')
    const holders = await holdersOf(house, [...new Set(found.map(({ sharedEmail = '' }) => emailKey(sharedEmail)))])
    for (const person of found) {
      const holder = holders.get(emailKey(person.sharedEmail ?? ''))
      if (!holder) continue
      const { weights, levels, probability } = weighPair(personOfBidder(holder), personOfBidder(person), model)
      pairs.push({
        bidderIds: [holder.id, person.id],
        confidence: percent(probability),
        print: printOf(holder) ^ printOf(person),
        weights: [...weights],
        levels: [...levels],
      })
    }
    next = page.next
  } while (next !== undefined)
  return pairs
}

const holdersOf = async (house: PartitionReader, keys: readonly string[]): Promise<Map<string, PersonDocument>> => {
  if (keys.length === 0) return new Map()
  const { items } = await listerOf(persons, house).page({ where: [{ field: 'uniqueKey', in: keys }] }, { limit: keys.length })
  return new Map(items.map(({ document }) => [emailKey(document.email), document]))
}

/** Pairs of both sources, each once. */
export async function* withSharedEmails(shared: readonly FoundPair[], found: AsyncIterable<FoundPair[]>): AsyncGenerator<FoundPair[]> {
  const known = new Set(shared.map(({ bidderIds }) => bidderIds.toSorted().join()))
  for await (const chunk of found) yield chunk.filter(({ bidderIds }) => !known.has(bidderIds.toSorted().join()))
  if (shared.length > 0) yield [...shared]
}
