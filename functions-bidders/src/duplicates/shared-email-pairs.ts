import { emailKey } from '@auctionwiz/domain/bidders/document'
import { weighPair } from '@auctionwiz/domain/duplicates/explain-pair'
import { personOfBidder } from '@auctionwiz/domain/duplicates/person-of-bidder'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { FoundPair } from './found-pairs.ts'
import { houseModel } from './house-model.ts'
import { percent } from './pair-document.ts'
import { type PersonDocument, personFields, printOf } from './read-persons.ts'

const pageSize = 100

/** Bidders whose row had the e-mail of another bidder. */
export const sharingQuery = { type: 'bidder', where: [{ field: 'sharedEmail', atLeast: '!' }], fields: personFields }

/**
 * Pairs of bidders that an import found under one e-mail with names of different people. Staff decide on them, even if a match is unlikely. Most
 * houses have only a few.
 */
export const sharedEmailPairs = async (house: PartitionReader): Promise<FoundPair[]> => {
  const pairs: FoundPair[] = []
  const model = await houseModel(house)
  let next: string | undefined
  do {
    const page = await house.query<PersonDocument>(sharingQuery, { limit: pageSize, next })
    const sharing = page.items.filter(({ email }) => email === '')
    const holders = await holdersOf(house, [...new Set(sharing.map(({ sharedEmail = '' }) => emailKey(sharedEmail)))])
    for (const person of sharing) {
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
  const query = { type: 'bidder', where: [{ field: 'uniqueKey', in: keys }], fields: personFields }
  const { items } = await house.query<PersonDocument>(query, { limit: keys.length })
  return new Map(items.map((holder) => [emailKey(holder.email), holder]))
}

/** Pairs of both sources, each once. */
export async function* withSharedEmails(shared: readonly FoundPair[], found: AsyncIterable<FoundPair[]>): AsyncGenerator<FoundPair[]> {
  const known = new Set(shared.map(({ bidderIds }) => bidderIds.toSorted().join()))
  for await (const chunk of found) yield chunk.filter(({ bidderIds }) => !known.has(bidderIds.toSorted().join()))
  if (shared.length > 0) yield [...shared]
}
