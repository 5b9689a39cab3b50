import type { BidderFilter } from '@auctionwiz/contracts/bidders'
import { type Tier, tiers } from '@auctionwiz/contracts/scores'
import { isSearchable, needleGrams, needleWords } from '@auctionwiz/domain/bidders/search'
import type { Condition, Query, SortKey } from '@auctionwiz/platform/core/store'

/** What a row is made from; all else stays in the store: a page of the list is half as long as of whole fields. */
const rowFields = [
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
]

/** The list's filter as a query that its composite indexes serve (see `infra/cosmos.json`). It reads these fields of each bidder. */
export const bidderQuery = (filter: BidderFilter, fields: readonly string[] = rowFields): Query => {
  const score = filter.scoreType === 'local' ? 'localScore' : 'nationalScore'
  const conditions = filterConditions(filter, score)
  return { type: 'bidder', where: conditions, orderBy: sortKeys(filter, score, conditions), fields }
}

const filterConditions = (filter: BidderFilter, score: string): Condition[] => {
  const limited = filter.minScore !== undefined || filter.maxScore !== undefined
  const conditions: Condition[] = [
    ...anyOf('status', filter.status),
    ...(limited && score === 'nationalScore' ? [shownTiers(filter.tier)] : anyOf(`${score}.tier`, filter.tier)),
    ...anyOf('autoInviteStatus', filter.autoInvite),
  ]
  if (filter.minScore !== undefined) conditions.push({ field: `${score}.score`, atLeast: filter.minScore })
  if (filter.maxScore !== undefined) conditions.push({ field: `${score}.score`, atMost: filter.maxScore })
  return [...conditions, ...searchConditions(filter.search ?? '')]
}

/** A bidder without history has no AuctionWiz score, so limits of the score do not find it. */
const shownTiers = (asked: readonly Tier[] = tiers): Condition => {
  const shown = asked.filter((tier) => tier !== 'New')
  const [only, ...more] = shown
  return { field: 'nationalScore.tier', ...(only !== undefined && more.length === 0 ? { equals: only } : { in: shown }) }
}

const anyOf = (field: string, values: readonly string[] | undefined): Condition[] => {
  const [only, ...more] = values ?? []
  if (only === undefined) return []
  return [more.length === 0 ? { field, equals: only } : { field, in: [only, ...more] }]
}

/** The grams find candidates in the index; a word of three or more letters must then really stand in the text. */
const searchConditions = (search: string): Condition[] => {
  if (search.trim() === '') return []
  if (!isSearchable(search)) return [{ field: 'grams', in: [] }]
  const exact = needleWords(search)
    .filter((word) => word.length > 3)
    .map((word): Condition => ({ field: 'searchText', contains: word }))
  return [{ field: 'grams', containsAll: needleGrams(search) }, ...exact]
}

/** Fields held equal lead the order, so that one composite index answers filter and order together. */
const sortKeys = (filter: BidderFilter, score: string, conditions: readonly Condition[]): SortKey[] => {
  const sort = filter.sort ?? '-score'
  const descending = sort.startsWith('-')
  const key = { score: `${score}.score`, name: 'nameKey', spent: 'facts.spent' }[sort.replace('-', '') as 'score' | 'name' | 'spent']
  const leading = ['status', ...(key.endsWith('.score') ? [`${score}.tier`] : [])]
  const held = leading.filter((field) => conditions.some((condition) => condition.field === field && 'equals' in condition))
  return ['type', ...held, key].map((field) => ({ field, descending }))
}
