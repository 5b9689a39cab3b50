import { askPlatform, notUnderstood, pathPart } from './ask-platform.ts'
import {
  auctionReader,
  lotReader,
  registrationReader,
  requireKnownCurrency,
  valueAt,
  writtenAuction,
  writtenLot,
} from './mapped-records.ts'
import type { SendRequest } from './public-fetch.ts'
import type { Listing, SaleMapping } from './sale-mapping.ts'
import type { PageRequest, SalePage, SalePlatform } from './sale-platform.ts'

/** A platform that answers JSON over HTTP, read as the mapping says. */
export const httpSales = (address: string, mapping: SaleMapping, send: SendRequest): SalePlatform => {
  const base = address.replace(/\/$/, '')
  const request = askPlatform(send)
  const ask = async (...call: Parameters<typeof request>): Promise<unknown> => {
    const text = await request(...call)
    return text === undefined ? undefined : parsed(text)
  }
  const urlOf = (path: string, ids: Record<string, string> = {}): URL =>
    new URL(`${base}/${path.replace(/\{(\w+)\}/g, (_, name: string) => pathPart(ids[name] ?? ''))}`)

  const list = async <T>(
    key: string,
    { path, items, total, next }: Listing,
    read: (json: unknown) => T | undefined,
    idPath: string,
    { auction = '', ...page }: PageRequest & { auction?: string },
  ): Promise<SalePage<T>> => {
    const url = urlOf(path, { auction })
    url.searchParams.set(mapping.query.limit, String(page.limit))
    const start = mapping.paging === 'page' ? (page.next ?? '1') : page.next
    if (start !== undefined) url.searchParams.set(mapping.query.next, start)
    const answer = await ask(url, key)
    const found = valueAt(answer, items)
    if (!Array.isArray(found)) throw notUnderstood()
    const records = found.map((json: unknown) => ({ id: valueAt(json, idPath), record: read(json) }))
    // What has no id cannot even be named: the answer is not one of this platform.
    if (records.some(({ id, record }) => record === undefined && typeof id !== 'string' && typeof id !== 'number')) throw notUnderstood()
    const all = total === undefined ? undefined : valueAt(answer, total)
    const following = nextOf(mapping, answer, next, { start, count: found.length, limit: page.limit, all })
    return {
      items: records.flatMap(({ record }) => record ?? []),
      unreadable: records.flatMap(({ id, record }) => (record === undefined ? [String(id)] : [])),
      ...(typeof all === 'number' && { total: all }),
      ...(following !== undefined && { next: following }),
    }
  }

  return {
    auctions: (key, page) => list(key, mapping.auctions, auctionReader(mapping), fieldOf(mapping.auctions, 'id'), page),
    auction: async (key, id) => {
      const answer = await ask(urlOf(mapping.auction.path, { auction: id }), key, { isOptional: true })
      if (answer === undefined) return undefined
      requireKnownCurrency(mapping, itemOf(answer, mapping.auction.item))
      return readOne(auctionReader(mapping), answer, mapping.auction.item)
    },
    lots: (key, { id, currency }, page) =>
      list(key, mapping.lots, lotReader(mapping, currency), fieldOf(mapping.lots, 'id'), { ...page, auction: id }),
    registrations: (key, { id }, page) =>
      list(key, mapping.registrations, registrationReader(mapping), fieldOf(mapping.registrations, 'id'), { ...page, auction: id }),
    putLot: async (key, { id, currency }, lot, after) => {
      const url = urlOf(mapping.lot.path, { auction: id, lot: lot.id })
      const answer = await ask(url, key, { body: writtenLot(mapping, lot, currency), after })
      return readOne(lotReader(mapping, currency), answer, mapping.lot.item)
    },
    putAuction: async (key, auction, after) => {
      const answer = await ask(urlOf(mapping.auction.path, { auction: auction.id }), key, { body: writtenAuction(mapping, auction), after })
      return readOne(auctionReader(mapping), answer, mapping.auction.item)
    },
  }
}

const fieldOf = ({ fields }: Listing, name: string): string => fields[name] ?? name

const itemOf = (answer: unknown, item: string | undefined): unknown => (item === undefined ? answer : valueAt(answer, item))

const readOne = <T>(read: (json: unknown) => T | undefined, answer: unknown, item: string | undefined): T => {
  const record = read(itemOf(answer, item))
  if (record === undefined) throw notUnderstood()
  return record
}

const nextOf = (
  { paging }: SaleMapping,
  answer: unknown,
  path: string | undefined,
  { start = '0', count, limit, all }: { start: string | undefined; count: number; limit: number; all: unknown },
): string | undefined => {
  if (paging === 'cursor') {
    const next = path === undefined ? undefined : valueAt(answer, path)
    return typeof next === 'string' && next !== '' ? next : undefined
  }
  if (count === 0) return undefined
  const seen = paging === 'page' ? (Number(start) - 1) * limit + count : Number(start) + count
  if (typeof all === 'number' ? seen >= all : count < limit) return undefined
  return String(paging === 'page' ? Number(start) + 1 : seen)
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw notUnderstood(error)
  }
}
