import type { SyncCounts, SyncDirection, SyncFieldChange, SyncProblem } from '@auctionwiz/contracts/auction-sync'
import { paddle } from '@auctionwiz/contracts/fields'
import type { ConflictRule } from '@auctionwiz/contracts/sync-settings'
import { lotNumberText, parseLotNumber } from '@auctionwiz/domain/lots/lot-number'
import { sameContent } from '@auctionwiz/domain/same-content'
import { compareRecord, type SyncValues } from '@auctionwiz/domain/sync/compare-record'
import { type NumberMove, numberOrder } from '@auctionwiz/domain/sync/number-order'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { noSyncCounts, type Synced, type SyncLineDocument } from '@auctionwiz/records/auction-syncs'
import type { LotDocument } from '@auctionwiz/records/lots'
import type { PlatformLot } from '../platforms/sale-platform.ts'
import type { RegistrationHandle } from './kept-pages.ts'
import { type HouseSide, keyOf, type PlatformSide, paddleOf } from './read-both.ts'
import { auctionValues, houseLotValues, platformLotValues } from './sync-values.ts'

export type PlannedLine = Omit<SyncLineDocument, 'id' | 'type' | 'ttl' | 'plan' | 'sequence' | 'waits'>

/** What both sides have in common although the base does not say so yet. */
export type Agreement = Omit<Synced, 'id' | 'type' | 'ttl'>

export interface SyncPlan {
  lines: PlannedLine[]
  counts: SyncCounts
  /** Of records that need no line. */
  agreements: Agreement[]
}

interface Terms {
  direction: SyncDirection
  rule: ConflictRule
  /** Of a retry: the records that it concerns, see `recordKey`. */
  only?: ReadonlySet<string> | undefined
  /** Lines that an earlier worker of the run has written: those records are planned. */
  written?: readonly PlannedLine[]
}

/** Identifies the record of a line across runs. */
export const recordKey = ({ kind, platformRecordId, recordId }: Pick<PlannedLine, 'kind' | 'platformRecordId' | 'recordId'>): string =>
  `${kind}:${platformRecordId ?? `house:${recordId}`}`

/**
 * The difference of both sides: each record of either counts once. The same sides give the same plan. Lines that are written come first; lots that
 * get other numbers come before the other lots, in an order in which each number is free when it is taken.
 */
export const planSync = (house: HouseSide, platform: PlatformSide, terms: Terms): SyncPlan => {
  const { only, written = [] } = terms
  const plan: SyncPlan = { lines: [...written], counts: { ...noSyncCounts }, agreements: [] }
  const planned = new Set(written.flatMap(namesOf))
  for (const line of written) count(plan, countOf[line.planned])
  const add: Add = (found, agreement) => {
    if ((only && !only.has(recordKey(found))) || namesOf(found).some((name) => planned.has(name))) return
    if ('planned' in found) plan.lines.push(found)
    count(plan, 'planned' in found ? countOf[found.planned] : 'unchanged')
    if (agreement) plan.agreements.push(agreement)
  }
  planAuction(house, platform, terms, add)
  planRegistrations(house, platform, terms, add)
  planLots(house, platform, terms, add)
  return { ...plan, lines: [...written, ...inNumberOrder(plan.lines).filter((line) => !namesOf(line).some((name) => planned.has(name)))] }
}

/** A record by both of its ids: a lot that was the house's alone may have met one of the platform since. */
const namesOf = ({ kind, platformRecordId, recordId }: Pick<PlannedLine, 'kind' | 'platformRecordId' | 'recordId'>): string[] => [
  ...(platformRecordId === undefined ? [] : [`${kind}:${platformRecordId}`]),
  ...(recordId === undefined ? [] : [`${kind}:house:${recordId}`]),
]

const count = ({ counts }: SyncPlan, outcome: keyof SyncCounts): void => {
  counts.total += 1
  counts[outcome] += 1
}

const inNumberOrder = (lines: readonly PlannedLine[]): PlannedLine[] => {
  const moving = new Map(
    lines.flatMap((line) => {
      const move = moveOf(line)
      return move ? [[move.id, { line, move }] as const] : []
    }),
  )
  if (moving.size === 0) return [...lines]
  const ordered = numberOrder([...moving.values()].map(({ move }) => move)).flatMap(({ id, exchanges, passing }) => {
    const line = moving.get(id)?.line
    const holder = moving.get(exchanges ?? '')?.line
    const other = holder && { recordId: holder.recordId ?? '', platformRecordId: holder.platformRecordId ?? '' }
    return line ? [{ ...line, ...(other && { exchanges: other }), ...(passing !== undefined && { passing }) }] : []
  })
  const isMoving = ({ kind, recordId = '' }: PlannedLine): boolean => kind === 'lot' && moving.has(recordId)
  const isEarly = ({ kind }: PlannedLine): boolean => kind !== 'lot'
  return [...lines.filter(isEarly), ...ordered, ...lines.filter((line) => !isEarly(line) && !isMoving(line))]
}

/** Undefined also for a record in conflict, which is not written at all. */
const moveOf = ({ kind, recordId, planned, changes }: PlannedLine): NumberMove | undefined => {
  const change = changes.find(({ field, to }) => field === 'lotNumber' && to === 'house')
  if (kind !== 'lot' || planned !== 'update' || recordId === undefined || !change) return undefined
  return { id: recordId, from: String(change.house), to: String(change.platform) }
}

const countOf = { create: 'created', update: 'updated', conflict: 'conflict', failed: 'failed' } as const

type Add = (found: PlannedLine | Pick<PlannedLine, 'kind' | 'platformRecordId' | 'recordId'>, agreement?: Agreement) => void

const planAuction = ({ auction, synced }: HouseSide, platform: PlatformSide, terms: Terms, add: Add): void => {
  const stored = synced.get(keyOf({ kind: 'auction', platformRecordId: platform.auction.id }))?.document
  const ids = { kind: 'auction' as const, recordId: auction.id, platformRecordId: platform.auction.id }
  const values = { house: auctionValues(auction), platform: auctionValues(platform.auction) }
  planPair({ ids, name: auction.title, stored, values, updatedAt: platform.auction.updatedAt, house: auction, terms }, add)
}

/** Registrations come from the platform alone: the house's own ones are none of its business. */
const planRegistrations = ({ buyers }: HouseSide, { registrations }: PlatformSide, { direction }: Terms, add: Add): void => {
  for (const { id, paddle: name } of registrations.items.values()) {
    const ids = { kind: 'registration' as const, platformRecordId: id }
    const from = registrations.pages.get(id)
    const known = buyers.get(id)
    if (known || direction === 'push') add({ ...ids, ...(known && { recordId: known.registrationId }) })
    else add({ ...ids, name, planned: 'create', to: 'house', changes: [], ...(from !== undefined && { from }) })
  }
  for (const id of registrations.unreadable) add(unreadable('registration', id))
}

const unreadable = (kind: 'lot' | 'registration', platformRecordId: string, problem: SyncProblem = 'invalid'): PlannedLine => ({
  kind,
  platformRecordId,
  name: platformRecordId,
  planned: 'failed',
  problem,
  changes: [],
})

const planLots = (house: HouseSide, { lots, registrations }: PlatformSide, terms: Terms, add: Add): void => {
  const paddles = paddleSoon(house, registrations.items, terms)
  const linked = new Map(
    [...house.synced.values()].flatMap(({ document }) => (document.kind === 'lot' ? [[document.recordId, document] as const] : [])),
  )
  // A lot that both sides have but that was never synced is the one with the same number.
  const byNumber = new Map(
    [...house.lots.values()].flatMap((lot) => (linked.has(lot.document.id) ? [] : [[lot.document.lotNumber, lot] as const])),
  )
  const met = new Set<string>()
  for (const lot of lots.items.values()) {
    const stored = house.synced.get(keyOf({ kind: 'lot', platformRecordId: lot.id }))?.document
    const number = parseLotNumber(lot.lotNumber)
    const own = stored ? house.lots.get(stored.recordId) : number && byNumber.get(lotNumberText(number))
    const values = platformLotValues(lot, paddles, own?.document)
    if (own) met.add(own.document.id)
    if (!values) add({ ...unreadable('lot', lot.id), name: lot.title, ...(own && { recordId: own.document.id }) })
    else planLot(lot, values, stored, own, terms, add)
  }
  for (const id of lots.unreadable) {
    const stored = house.synced.get(keyOf({ kind: 'lot', platformRecordId: id }))?.document
    if (stored) met.add(stored.recordId)
    add({ ...unreadable('lot', id), ...(stored && { recordId: stored.recordId }) })
  }
  for (const own of house.lots.values()) if (!met.has(own.document.id)) planHouseLot(own, linked.get(own.document.id), terms, add)
}

/** The house's paddle of a buyer, also of one whom this sync is going to register. */
const paddleSoon = (house: HouseSide, registrations: ReadonlyMap<string, RegistrationHandle>, { direction }: Terms) => {
  const taken = new Set(house.paddles.values())
  return (buyer: string): string | undefined => {
    const known = paddleOf(house)(buyer)
    const wanted = registrations.get(buyer)
    if (known !== undefined || house.buyers.has(buyer) || !wanted || direction === 'push') return known
    const { success, data } = paddle.safeParse(wanted.paddle)
    return success && !taken.has(data) ? data : undefined
  }
}

const planLot = (
  lot: PlatformLot,
  platform: SyncValues,
  stored: Synced | undefined,
  own: Versioned<LotDocument> | undefined,
  terms: Terms,
  add: Add,
): void => {
  const read = { ...(lot.updatedAt && { updatedAt: lot.updatedAt }), ...(lot.buyer && { buyer: lot.buyer }), values: platform }
  if (!own) {
    const ids = { kind: 'lot' as const, platformRecordId: lot.id, ...(stored && { recordId: stored.recordId }) }
    // What the house has removed stays removed.
    if (stored || terms.direction === 'push') add(ids)
    else
      add({ ...ids, name: `${lot.lotNumber} ${lot.title}`, planned: 'create', to: 'house', changes: [], platform: read, agreed: platform })
    return
  }
  const { document, version } = own
  const ids = { kind: 'lot' as const, recordId: document.id, platformRecordId: lot.id }
  const values = { house: houseLotValues(document), platform }
  planPair({ ids, name: nameOf(document), stored, values, updatedAt: lot.updatedAt, house: { ...document, version }, read, terms }, add)
}

const nameOf = ({ lotNumber, title }: Pick<LotDocument, 'lotNumber' | 'title'>): string => `${lotNumber} ${title}`

/** A lot that the platform does not have: the house's own, or one that the platform removed. */
const planHouseLot = ({ document, version }: Versioned<LotDocument>, stored: Synced | undefined, terms: Terms, add: Add): void => {
  const own = { kind: 'lot' as const, recordId: document.id, name: nameOf(document), houseVersion: version }
  if (!stored) {
    if (terms.direction === 'pull') add({ kind: 'lot', recordId: document.id })
    else add({ ...own, planned: 'create', to: 'platform', changes: [], agreed: houseLotValues(document) })
    return
  }
  const ids = { ...own, platformRecordId: stored.platformRecordId }
  if (stored.ended || terms.rule === 'local') {
    add({ kind: 'lot', recordId: document.id, platformRecordId: stored.platformRecordId })
    return
  }
  const before = stored.values.state
  const change: SyncFieldChange = {
    field: 'state',
    ...(before !== undefined && { before }),
    house: document.state,
    platform: null,
    to: 'conflict',
  }
  add({ ...ids, planned: 'conflict', changes: [change] })
}

interface Pair {
  ids: { kind: 'auction' | 'lot'; recordId: string; platformRecordId: string }
  name: string
  stored: Synced | undefined
  values: { house: SyncValues; platform: SyncValues }
  updatedAt: string | undefined
  house: { updatedAt: string; version: string }
  read?: PlannedLine['platform']
  terms: Terms
}

/** A record that both sides have. */
const planPair = ({ ids, name, stored, values, updatedAt, house, read, terms }: Pair, add: Add): void => {
  const line = { ...ids, name, houseVersion: house.version, platform: read ?? { ...(updatedAt && { updatedAt }), values: values.platform } }
  if (updatedAt !== undefined && updatedAt < (stored?.platformUpdatedAt ?? '')) {
    add({ ...line, planned: 'failed', problem: 'outdated', changes: [] })
    return
  }
  const newer = updatedAt === undefined || updatedAt === house.updatedAt ? undefined : updatedAt > house.updatedAt ? 'platform' : 'house'
  const base = stored?.values ?? {}
  const { changes, agreed } = compareRecord({ base, ...values, direction: terms.direction, rule: terms.rule, newer })
  const sides = new Set(changes.map(({ to }) => to))
  const agreement = { ...ids, values: agreed, ...(updatedAt && { platformUpdatedAt: updatedAt }) }
  const settled: Agreement = { ...agreement, ...(stored?.ended && { ended: true as const }) }
  if (sides.has('conflict')) {
    add({ ...line, planned: 'conflict', changes })
    return
  }
  const to =
    sides.has('house') && sides.has('platform') ? 'both' : sides.has('house') ? 'house' : sides.has('platform') ? 'platform' : undefined
  if (to) {
    add({ ...line, planned: 'update', to, changes, agreed })
    return
  }
  const isKnown = stored && sameContent(stored.values, agreed) && stored.platformUpdatedAt === updatedAt
  add(ids, isKnown ? undefined : settled)
}
