import { idLimit, type OfferedPlatform, PlatformError } from '@auctionwiz/functions-upload/platforms/bidding-platform'
import {
  auctionReader,
  jsonAt,
  lotReader,
  writtenAuction,
  writtenLot,
  writtenRegistration,
} from '@auctionwiz/functions-upload/platforms/mapped-records'
import type { Listing, SaleMapping } from '@auctionwiz/functions-upload/platforms/sale-mapping'
import type { SalePage, SalePlatform } from '@auctionwiz/functions-upload/platforms/sale-platform'

export interface SaleRequest {
  method: string
  /** Behind the platform's address. */
  path: string
  query: URLSearchParams
  key: string
  /** The state that a change follows. */
  after?: string | undefined
  body?: unknown
}

export type Answer = { status: number; headers?: Record<string, string>; body: string | object }

/** A platform's sales, answered as its mapping says; undefined where no call of it has this path. */
export const answerSales = async (sales: SalePlatform, mapping: SaleMapping, request: SaleRequest): Promise<Answer | undefined> => {
  const { method, path, key } = request
  const found = (template: string) => idsIn(template, path)
  if (method === 'PUT') {
    const lot = found(mapping.lot.path)
    if (lot) return putLot(sales, mapping, request, lot)
    const auction = found(mapping.auction.path)
    return auction && putAuction(sales, mapping, request, auction.auction ?? '')
  }
  if (found(mapping.auctions.path))
    return listed(
      mapping,
      mapping.auctions,
      request,
      (page) => sales.auctions(key, page),
      (one) => writtenAuction(mapping, one),
    )
  const ofLots = found(mapping.lots.path)
  const ofRegistrations = found(mapping.registrations.path)
  const id = (ofLots ?? ofRegistrations ?? found(mapping.auction.path))?.auction
  const auction = id === undefined ? undefined : await sales.auction(key, id)
  if (id === undefined) return undefined
  if (!auction) return problem(404, 'There is no such auction.')
  if (ofLots)
    return listed(
      mapping,
      mapping.lots,
      request,
      (page) => sales.lots(key, auction, page),
      (one) => writtenLot(mapping, one, auction.currency),
    )
  if (ofRegistrations)
    return listed(
      mapping,
      mapping.registrations,
      request,
      (page) => sales.registrations(key, auction, page),
      (one) => writtenRegistration(mapping, one),
    )
  return { status: 200, body: wrapped(mapping.auction.item, writtenAuction(mapping, auction)) }
}

/** The ids that a path has in the places of a template. */
const idsIn = (template: string, path: string): Record<string, string> | undefined => {
  const pattern = template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  const match = new RegExp(`^${pattern}$`).exec(path)
  return match ? Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, id]) => [name, decodeURIComponent(id)])) : undefined
}

const wrapped = (item: string | undefined, json: object): object => (item === undefined ? json : jsonAt([[item, json]]))

const listed = async <T>(
  { paging, query: names }: SaleMapping,
  { items, total, next }: Listing,
  { query }: SaleRequest,
  read: (page: { next?: string | undefined; limit: number }) => Promise<SalePage<T>>,
  write: (item: T) => object,
): Promise<Answer> => {
  const limit = Math.min(200, Math.max(1, Number(query.get(names.limit)) || 50))
  const asked = query.get(names.next) ?? undefined
  const start = paging === 'page' ? String((Number(asked ?? 1) - 1) * limit) : asked
  const page = await read({ next: start, limit })
  const body = jsonAt([
    [items, page.items.map(write)],
    ...(total === undefined || page.total === undefined ? [] : [[total, page.total] as const]),
    ...(paging !== 'cursor' || next === undefined || page.next === undefined ? [] : [[next, page.next] as const]),
  ])
  return { status: 200, body }
}

const putLot = async (
  sales: SalePlatform,
  mapping: SaleMapping,
  { key, after, body }: SaleRequest,
  { auction: id = '', lot: lotId = '' }: Record<string, string>,
): Promise<Answer> => {
  const auction = await sales.auction(key, id)
  if (!auction) return problem(404, 'There is no such auction.')
  const lot = lotReader(mapping, auction.currency)(body)
  if (!lot || lot.id !== lotId) return problem(422, 'This is no lot.')
  const { updatedAt: _at, ...fields } = lot
  return {
    status: 200,
    body: wrapped(mapping.lot.item, writtenLot(mapping, await sales.putLot(key, auction, fields, after), auction.currency)),
  }
}

const putAuction = async (sales: SalePlatform, mapping: SaleMapping, { key, after, body }: SaleRequest, id: string): Promise<Answer> => {
  const before = await sales.auction(key, id)
  if (!before) return problem(404, 'There is no such auction.')
  const change = auctionReader(mapping)({ ...writtenAuction(mapping, before), ...(body as object) })
  if (!change || change.id !== id) return problem(422, 'This is no auction.')
  const { title, location, startDate, endDate } = change
  const stored = await sales.putAuction(key, { id, title, location, startDate, endDate }, after)
  return { status: 200, body: wrapped(mapping.auction.item, writtenAuction(mapping, stored)) }
}

const told = ({ active, ...bidder }: Awaited<ReturnType<OfferedPlatform['platform']['byIds']>>[number]) => ({
  ...bidder,
  status: active ? 'active' : 'inactive',
})

/** A platform's bidders, as all of them answer. */
export const answerBidders = async ({ platform }: Pick<OfferedPlatform, 'platform'>, { query, key }: SaleRequest): Promise<Answer> => {
  const ids = query.get('ids')
  if (ids !== null) {
    const bidders = await platform.byIds(key, ids.split(',').slice(0, idLimit))
    return { status: 200, body: { bidders: bidders.map(told), total: bidders.length } }
  }
  const limit = Math.min(200, Math.max(1, Number(query.get('limit')) || 50))
  const found = await platform.list(key, { search: query.get('search') ?? undefined, next: query.get('cursor') ?? undefined, limit })
  return { status: 200, body: { ...found, bidders: found.bidders.map(told) } }
}

export const problem = (status: number, message: string): Answer => ({ status, body: { error: { message } } })

/** What a platform answers in place of a failure of its own. */
export const answerOfFailure = (error: unknown): Answer => {
  if (!(error instanceof PlatformError)) throw error
  if (error.reason === 'key_rejected') return problem(401, 'This key is not known here.')
  if (error.reason === 'limited') return { ...problem(429, 'Too many requests.'), headers: { 'retry-after': String(error.retryAfter) } }
  if (error.reason === 'changed') return problem(412, 'This has changed.')
  return error.reason === 'refused' ? problem(422, 'This change is not possible.') : problem(503, 'Not available at the moment.')
}
