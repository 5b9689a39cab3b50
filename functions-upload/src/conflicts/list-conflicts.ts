import type { countConflicts as countCall } from '@auctionwiz/contracts/conflict-counts'
import type * as calls from '@auctionwiz/contracts/conflicts'
import { type Conflict, type ConflictKind, conflictStatuses } from '@auctionwiz/contracts/conflicts'
import type { QueryOf } from '@auctionwiz/contracts/endpoint'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseReading, UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { readBidderRules } from '@auctionwiz/records/conflict-rules'
import { importConflictRecord } from '@auctionwiz/records/import-conflicts'
import { syncConflictOf } from '../syncs/conflicts.ts'
import { auctionConflictOf, auctionConflicts } from './auction-conflicts.ts'
import { bidderConflictOf, withBidders } from './bidder-conflicts.ts'

type Context = Pick<HouseReading, 'house' | 'can' | 'now'>
type Query = QueryOf<typeof calls.listConflicts>

/** What may be seen of each kind needs its own permission. */
const seenWith = { bidder: 'bidders:view', auction: 'auctions:view' } as const satisfies Record<ConflictKind, string>

const sees = (kind: ConflictKind, asked: ConflictKind | undefined, { can }: Context): boolean =>
  (asked === undefined || asked === kind) && can(seenWith[kind])

/** Where the next page begins: in the conflicts of bidders, which come first, or of auctions. */
type Place = { kind: 'bidder'; next?: string } | { kind: 'auction'; behind?: { createdAt: string; id: string } }

const placeOf = (page: string | undefined): Place => {
  const [kind, rest = '', id = ''] = page?.split('|') ?? ['bidder']
  if (kind === 'bidder') return { kind, ...(page !== undefined && { next: page.slice('bidder|'.length) }) }
  if (kind !== 'auction') throw new Failure('invalid_request', { fields: { page: 'Use nextPage from the previous page.' } })
  return { kind, ...(rest !== '' && { behind: { createdAt: rest, id } }) }
}

export const listConflicts: UseCase<typeof calls.listConflicts> = async ({ query }, context) => {
  const { limit = 50 } = query
  const place = placeOf(query.page)
  const bidders =
    place.kind === 'bidder' && sees('bidder', query.kind, context) ? await bidderPage(query, limit, place.next, context) : none
  if (bidders.nextPage !== undefined || !sees('auction', query.kind, context)) return bidders
  const behind = place.kind === 'auction' ? place.behind : undefined
  const auctions = await auctionPage(query, limit - bidders.conflicts.length, behind, context)
  return { ...auctions, conflicts: [...bidders.conflicts, ...auctions.conflicts] }
}

interface Page {
  conflicts: Conflict[]
  nextPage?: string
}

const none: Page = { conflicts: [] }

const descending = <Field extends string>(...fields: Field[]) => fields.map((field) => ({ field, descending: true }))

const bidderPage = async ({ status, type }: Query, limit: number, next: string | undefined, context: Context): Promise<Page> => {
  const where = [
    ...(status ? [{ field: 'status' as const, equals: status }] : []),
    ...(type ? [{ field: 'conflictType' as const, equals: type }] : []),
  ]
  const filtered = [...(status ? (['status'] as const) : []), ...(type ? (['conflictType'] as const) : [])]
  const orderBy = descending('type' as const, ...filtered, 'createdAt' as const)
  const page = await readerOf(importConflictRecord, context.house).page({ where, orderBy }, { limit, next })
  const [found, rules] = await Promise.all([withBidders(context.house, page.items), readBidderRules(context.house)])
  return {
    conflicts: await Promise.all(found.map((one) => bidderConflictOf(one, context, rules))),
    ...(page.next !== undefined && { nextPage: `bidder|${page.next}` }),
  }
}

/** Conflicts of several auctions are found together, so a page begins behind the last one of the page before. Syncs find mismatches alone. */
const auctionPage = async (
  { status, type }: Query,
  limit: number,
  behind: { createdAt: string; id: string } | undefined,
  { house }: Context,
): Promise<Page> => {
  if (type !== undefined && type !== 'mismatch') return none
  if (limit === 0) return { conflicts: [], nextPage: 'auction|' }
  const equal = status ? [{ field: 'status' as const, equals: status }] : []
  const orderBy = descending('type' as const, ...(status ? (['status'] as const) : []), 'createdAt' as const, 'id' as const)
  const reader = auctionConflicts(house)
  const atSameTime = behind && [
    { field: 'createdAt' as const, equals: behind.createdAt },
    { field: 'id' as const, below: behind.id },
  ]
  const before = behind ? [{ field: 'createdAt' as const, below: behind.createdAt }] : []
  const first = atSameTime ? (await reader.page({ where: [...equal, ...atSameTime], orderBy }, { limit: limit + 1 })).items : []
  const others = (await reader.page({ where: [...equal, ...before], orderBy }, { limit: limit + 1 })).items
  const found = [...first, ...others].slice(0, limit + 1)
  const shown = found.slice(0, limit)
  const last = shown.at(-1)?.document
  return {
    conflicts: shown.map((one) => auctionConflictOf(syncConflictOf(one))),
    ...(found.length > limit && last && { nextPage: `auction|${last.createdAt}|${last.id}` }),
  }
}

export const countConflicts: UseCase<typeof countCall> = async (_input, context) => {
  const counts = await Promise.all(
    conflictStatuses.map(async (status) => {
      const where = [{ field: 'status', equals: status }] as const
      const [bidders, auctions] = await Promise.all([
        sees('bidder', undefined, context) ? readerOf(importConflictRecord, context.house).count(where) : 0,
        sees('auction', undefined, context) ? auctionConflicts(context.house).count(where) : 0,
      ])
      return bidders + auctions
    }),
  )
  const [pending = 0, resolved = 0, skipped = 0] = counts
  const settled = [{ field: 'byRules', equals: true }] as const
  const byRules = sees('bidder', undefined, context) ? await readerOf(importConflictRecord, context.house).count(settled) : 0
  return { pending, resolved, skipped, byRules }
}
