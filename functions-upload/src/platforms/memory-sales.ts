import { sameContent } from '@auctionwiz/domain/same-content'
import { PlatformError } from './bidding-platform.ts'
import type { PageRequest, PlatformAuction, PlatformLot, PlatformRegistration, SalePage, SalePlatform } from './sale-platform.ts'

/** A sale that a platform in memory has. */
export interface MemorySale {
  auction: PlatformAuction
  lots: PlatformLot[]
  registrations: PlatformRegistration[]
}

/** What goes wrong at a call; it may throw a `PlatformError`, or change the answer. */
export type SaleFault = <T>(call: keyof SalePlatform, answer: () => Promise<T>) => Promise<T>

interface Parts {
  sales: MemorySale[]
  /** The key that it takes now; a platform may change it. */
  key: () => string
  now?: () => Date
  fault?: SaleFault
  /** Records of a page at most, however many are asked for. */
  longestPage?: number
}

/** The sales of a platform in memory: for demo mode, for tests, and behind the simulator of the local stack. Its data are those given: callers change them. */
export const memorySales = ({
  sales,
  key,
  now = () => new Date(),
  fault = (_call, answer) => answer(),
  longestPage = 200,
}: Parts): SalePlatform => {
  const called = <T>(call: keyof SalePlatform, given: string, answer: () => T): Promise<T> =>
    fault(call, async () => {
      if (given !== key()) throw new PlatformError('key_rejected', 'the key is another one')
      return structuredClone(answer())
    })
  const paged = <T>(all: readonly T[], { next, limit }: PageRequest): SalePage<T> =>
    page(all, { next, limit: Math.min(limit, longestPage) })
  const saleOf = (id: string): MemorySale => {
    const sale = sales.find(({ auction }) => auction.id === id)
    if (!sale) throw new PlatformError('unavailable', 'the platform answered 404')
    return sale
  }
  /** Later than the change before, also within a millisecond. */
  const changedAt = (before: string | undefined): string =>
    new Date(Math.max(now().getTime(), before === undefined ? 0 : Date.parse(before) + 1)).toISOString()
  const put = <T extends { id: string; updatedAt?: string | undefined }>(
    before: T | undefined,
    change: Omit<T, 'updatedAt'>,
    after: string | undefined,
  ): T => {
    const { updatedAt, ...fields } = before ?? { updatedAt: undefined }
    const wanted = { ...fields, ...change }
    if (before && sameContent(fields, wanted)) return before
    if (updatedAt !== after) throw new PlatformError('changed', 'the record has changed on the platform')
    return { ...wanted, updatedAt: changedAt(updatedAt) } as T
  }
  return {
    auctions: (given, request) =>
      called('auctions', given, () =>
        paged(
          sales.map(({ auction, lots, registrations }) => ({ ...auction, lots: lots.length, bidders: registrations.length })),
          request,
        ),
      ),
    auction: (given, id) => called('auction', given, () => sales.find(({ auction }) => auction.id === id)?.auction),
    lots: (given, { id }, request) => called('lots', given, () => paged(saleOf(id).lots, request)),
    registrations: (given, { id }, request) => called('registrations', given, () => paged(saleOf(id).registrations, request)),
    putLot: (given, { id }, lot, after) =>
      called('putLot', given, () => {
        const { lots } = saleOf(id)
        const at = lots.findIndex((one) => one.id === lot.id)
        const stored: PlatformLot = put(lots[at], lot, after)
        lots.splice(at === -1 ? lots.length : at, 1, stored)
        return stored
      }),
    putAuction: (given, change, after) =>
      called('putAuction', given, () => {
        const sale = saleOf(change.id)
        const { updatedAt: _at, ...before } = sale.auction
        sale.auction = put<PlatformAuction>(sale.auction, { ...before, ...change }, after)
        return sale.auction
      }),
  }
}

const page = <T>(all: readonly T[], { next = '0', limit }: PageRequest): SalePage<T> => {
  const start = Number(next) || 0
  const more = start + limit < all.length
  return { items: all.slice(start, start + limit), unreadable: [], total: all.length, ...(more && { next: String(start + limit) }) }
}
