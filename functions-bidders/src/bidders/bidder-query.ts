import type { BidderFilter } from '@auctionwiz/contracts/bidders'
import { cityName } from '@auctionwiz/domain/bidders/city-name'
import { firstListKeys } from '@auctionwiz/domain/bidders/list-keys'
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
  'facts.mostRecentAuction',
  'preferredCategories',
  'tags',
  'createdAt',
])

/** The list's filter and order, which the composite indexes of bidders serve. */
export const bidderSelection = (filter: BidderFilter): BidderSelection => {
  const where = filterConditions(filter)
  return { where, orderBy: sortKeys(filter, where) }
}

/**
 * The list in the parts that follow each other: those without a value to sort by, such as New bidders, come last in both directions. Their keys are
 * the lowest, so ascending order needs a part of its own for them.
 */
export const bidderParts = (filter: BidderFilter): BidderSelection[] => {
  const all = bidderSelection(filter)
  const key = sortKey(filter)
  const first = isDescending(filter) || all.where.some(({ field }) => field === key) ? undefined : lowestKeys.get(key)
  if (first === undefined) return [all]
  return [
    { ...all, where: [...all.where, { field: key, atLeast: first }] },
    { ...all, where: [...all.where, { field: key, below: first }] },
  ]
}

/** The query of a page of rows. */
export const bidderQuery = (filter: BidderFilter): Query => bidderRows.query(bidderSelection(filter))

export type BidderSelection = Required<Selection<BidderDocument>>
type BidderCondition = BidderSelection['where'][number]
type BidderSort = BidderSelection['orderBy'][number]
type BidderField = BidderCondition['field']

const scoreField = ({ scoreType }: BidderFilter) => (scoreType === 'local' ? 'local' : 'national')

const isLimited = ({ minScore, maxScore }: BidderFilter): boolean => minScore !== undefined || maxScore !== undefined

const filterConditions = (filter: BidderFilter): BidderCondition[] => {
  const score = scoreField(filter)
  const { minScore = firstListKeys[score], maxScore } = filter
  const conditions: BidderCondition[] = [
    ...anyOf('status', filter.status),
    ...anyOf(`${score}Score.tier`, filter.tier),
    ...anyOf('autoInviteStatus', filter.autoInvite),
  ]
  // New bidders have no score, so limits of the score do not find them.
  if (isLimited(filter)) conditions.push({ field: `listKeys.${score}`, atLeast: minScore })
  if (maxScore !== undefined) conditions.push({ field: `listKeys.${score}`, atMost: maxScore })
  if (filter.tag?.length) conditions.push({ field: 'tags', containsAll: [filter.tag] })
  if (filter.category?.length) conditions.push({ field: 'preferredCategories', containsAll: [filter.category] })
  conditions.push(...anyOf('listKeys.city', filter.city?.map(cityName)), ...lastAuctionConditions(filter))
  return [...conditions, ...searchConditions(filter.search ?? '')]
}

/** Bidders without an auction have the key '', which lies before every day. */
const lastAuctionConditions = ({ lastAuctionFrom, lastAuctionTo }: BidderFilter): BidderCondition[] => {
  if (lastAuctionFrom === undefined && lastAuctionTo === undefined) return []
  const from: BidderCondition = { field: 'listKeys.lastAuction', atLeast: lastAuctionFrom ?? firstListKeys.lastAuction }
  // After the last instant of a day comes a character that none of them has.
  return lastAuctionTo === undefined ? [from] : [from, { field: 'listKeys.lastAuction', below: `${lastAuctionTo}U` }]
}

const anyOf = (field: BidderField, values: readonly string[] | undefined): BidderCondition[] => {
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
const sortKeys = (filter: BidderFilter, conditions: readonly BidderCondition[]): BidderSort[] => {
  const key = sortKey(filter)
  const score = scoreField(filter)
  const leading = seldomSorted.has(key)
    ? []
    : (['status', ...(key === `listKeys.${score}` ? [`${score}Score.tier` as const] : [])] as const)
  const held = leading.filter((field) => conditions.some((condition) => condition.field === field && 'equals' in condition))
  return (['type', ...held, key] as const).map((field) => ({ field, descending: isDescending(filter) }))
}

/** Orders with a composite index of their own alone: within a filter, rows in order are read until a page is full. */
const seldomSorted: ReadonlySet<BidderField> = new Set<BidderField>(['listKeys.lastAuction', 'createdAt'])

const sortOf = ({ sort = '-score' }: BidderFilter) => sort

const isDescending = (filter: BidderFilter): boolean => sortOf(filter).startsWith('-')

const sortKey = (filter: BidderFilter): BidderField => {
  const score = `listKeys.${scoreField(filter)}` as const
  const keys = { score, name: 'nameKey', spent: 'facts.spent', lastAuction: 'listKeys.lastAuction', added: 'createdAt' } as const
  return keys[sortOf(filter).replace('-', '') as keyof typeof keys]
}

/** The lowest key of those who have one, for the orders where some have none. */
const lowestKeys = new Map<BidderField, number | string>([
  ['listKeys.national', firstListKeys.national],
  ['listKeys.local', firstListKeys.local],
  ['listKeys.lastAuction', firstListKeys.lastAuction],
])
