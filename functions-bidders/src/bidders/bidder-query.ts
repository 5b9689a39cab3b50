import type { BidderFilter } from '@auctionwiz/contracts/bidders'
import { type Tier, tiers } from '@auctionwiz/contracts/scores'
import { exactWords, needleGrams } from '@auctionwiz/domain/bidders/search'
import { isSearchable } from '@auctionwiz/domain/searchable'
import { projection } from '@auctionwiz/platform/core/records/projection'
import type { Selection } from '@auctionwiz/platform/core/records/record'
import type { Query } from '@auctionwiz/platform/core/store/store'
import { type BidderDocument, bidderRecord } from '@auctionwiz/records/bidders'

/** What a row is made from; all else stays in the store: a page of the list is half as long as of whole fields. */
export const bidderRows = projection(bidderRecord, [
  'bidderId',
  'name',
  'email',
  'phone',
  'address.city',
  'address.state',
  'address.country',
  'status',
  'autoInviteStatus',
  'nationalScore.score',
  'nationalScore.tier',
  'localScore.score',
  'localScore.tier',
  'currency',
  'facts.auctions',
  'facts.spent',
  'preferredCategories',
  'tags',
  'createdAt',
])

/** The list's filter and order, which the composite indexes of bidders serve. */
export const bidderSelection = (filter: BidderFilter): BidderSelection => {
  const score = filter.scoreType === 'local' ? 'localScore' : 'nationalScore'
  const where = filterConditions(filter, score)
  return { where, orderBy: sortKeys(filter, score, where) }
}

/** The query of a page of rows. */
export const bidderQuery = (filter: BidderFilter): Query => bidderRows.query(bidderSelection(filter))

type BidderSelection = Required<Selection<BidderDocument>>
type BidderCondition = BidderSelection['where'][number]
type BidderSort = BidderSelection['orderBy'][number]
type ScoreField = 'nationalScore' | 'localScore'

const filterConditions = (filter: BidderFilter, score: ScoreField): BidderCondition[] => {
  const limited = filter.minScore !== undefined || filter.maxScore !== undefined
  const conditions: BidderCondition[] = [
    ...anyOf('status', filter.status),
    ...(limited && score === 'nationalScore' ? [shownTiers(filter.tier)] : anyOf(`${score}.tier`, filter.tier)),
    ...anyOf('autoInviteStatus', filter.autoInvite),
  ]
  if (filter.minScore !== undefined) conditions.push({ field: `${score}.score`, atLeast: filter.minScore })
  if (filter.maxScore !== undefined) conditions.push({ field: `${score}.score`, atMost: filter.maxScore })
  return [...conditions, ...searchConditions(filter.search ?? '')]
}

/** A bidder without history has no AuctionWiz score, so limits of the score do not find it. */
const shownTiers = (asked: readonly Tier[] = tiers): BidderCondition => {
  const shown = asked.filter((tier) => tier !== 'New')
  const [only, ...more] = shown
  return { field: 'nationalScore.tier', ...(only !== undefined && more.length === 0 ? { equals: only } : { in: shown }) }
}

const anyOf = (field: BidderCondition['field'], values: readonly string[] | undefined): BidderCondition[] => {
  const [only, ...more] = values ?? []
  if (only === undefined) return []
  return [more.length === 0 ? { field, equals: only } : { field, in: [only, ...more] }]
}

/** The grams find candidates in the index; a word of three or more letters must then really occur in the text. */
const searchConditions = (search: string): BidderCondition[] => {
  if (search.trim() === '') return []
  if (!isSearchable(search)) return [{ field: 'grams', in: [] }]
  const exact = exactWords(search).map((word): BidderCondition => ({ field: 'searchText', contains: word }))
  return [{ field: 'grams', containsAll: needleGrams(search) }, ...exact]
}

/** Fields held equal lead the order, so that one composite index answers filter and order together. */
const sortKeys = (filter: BidderFilter, score: ScoreField, conditions: readonly BidderCondition[]): BidderSort[] => {
  const sort = filter.sort ?? '-score'
  const descending = sort.startsWith('-')
  const keys = { score: `${score}.score`, name: 'nameKey', spent: 'facts.spent' } as const
  const key = keys[sort.replace('-', '') as keyof typeof keys]
  const leading = ['status', ...(key.endsWith('.score') ? [`${score}.tier` as const] : [])] as const
  const held = leading.filter((field) => conditions.some((condition) => condition.field === field && 'equals' in condition))
  return (['type', ...held, key] as const).map((field) => ({ field, descending }))
}
