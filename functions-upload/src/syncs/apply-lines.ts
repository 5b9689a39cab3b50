import type { SyncProblem } from '@auctionwiz/contracts/auction-sync'
import type { Auction } from '@auctionwiz/contracts/auctions'
import { sameContent } from '@auctionwiz/domain/same-content'
import { type SyncValues, valuesFor } from '@auctionwiz/domain/sync/compare-record'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import {
  type Synced,
  type SyncLineDocument,
  type SyncRunDocument,
  syncConflictRecord,
  syncedRecord,
} from '@auctionwiz/records/auction-syncs'
import { type LotDocument, lotRecord } from '@auctionwiz/records/lots'
import { PlatformError } from '../platforms/bidding-platform.ts'
import type { PlatformAuction, PlatformLot, SalePlatform } from '../platforms/sale-platform.ts'
import type { FindRegistration } from './find-registration.ts'
import { type Patiently, problemOfChange, SyncStop } from './patient-sales.ts'
import { paddleOf, readHouseSide, syncedId } from './read-both.ts'
import type { SyncAuthor } from './sync-author.ts'
import { amountIn, houseLotValues, textIn } from './sync-values.ts'
import { changeAuction } from './write-auction.ts'
import { changedLotWrites, type Exchange, exchangeWrites, newLotWrites } from './write-lot.ts'
import { registrationWrites } from './write-registration.ts'

/** What became of a line, and the writes that belong into the batch of the line. */
export type Applied = Pick<SyncLineDocument, 'outcome' | 'problem' | 'recordId' | 'platformRecordId' | 'conflictId'> & { writes: Write[] }

/** What lines of one run are applied with. */
export interface Applying {
  house: Partition
  part: Partition
  auctionHouseId: string
  auction: Auction
  run: SyncRunDocument
  author: SyncAuthor
  sales: SalePlatform
  key: string
  /** The platform's auction, in the currency of the house's. */
  platform: PlatformAuction
  patiently: Patiently
  /** Why the platform takes no more calls in this run. */
  stopped?: SyncProblem | undefined
  findRegistration: FindRegistration
  /** The house's paddles by the platform's handles, and the handles by the paddles. */
  buyers: Map<string, string>
  handles: Map<string, string>
  taken: Set<string>
}

/** What lines of this delivery start from. */
export const buyersOf = async (house: Partition, auctionId: string, now: Date): Promise<Pick<Applying, 'buyers' | 'handles' | 'taken'>> => {
  const side = await readHouseSide(house, auctionId, now, { what: 'people' })
  const paddle = paddleOf(side)
  const buyers = [...side.buyers.keys()].map((id) => [id, paddle(id) ?? ''] as const)
  return {
    buyers: new Map(buyers),
    // Of several handles of one bidder the first is meant.
    handles: new Map(buyers.toReversed().map(([id, own]) => [own, id])),
    taken: new Set(side.paddles.values()),
  }
}

const failed = (problem: SyncProblem): Applied => ({ outcome: 'failed', problem, writes: [] })

export const applyLine = async (line: SyncLineDocument, applying: Applying): Promise<Applied> => {
  if (line.planned === 'failed') return failed(line.problem ?? 'invalid')
  if (line.planned === 'conflict') return openConflict(line, applying)
  if (line.kind === 'registration') return applyRegistration(line, applying)
  return line.kind === 'auction' ? applyAuction(line, applying) : applyLot(line, applying)
}

const openConflict = async (line: SyncLineDocument, { part, run, author }: Applying): Promise<Applied> => {
  const { kind, recordId = '', platformRecordId = '', name } = line
  const id = await derivedId('cfl', kind, recordId)
  const conflicts = recordsOf(syncConflictRecord, part)
  const before = await conflicts.find(id)
  const fields = line.changes
    .filter(({ to }) => to === 'conflict')
    .map(({ field, house, platform }) => ({ field, existing: house, imported: platform }))
  const isKnown = before && before.document.status !== 'resolved' && sameContent(before.document.fields, fields)
  const at = author.now.toISOString()
  const document = syncConflictRecord.document({
    ...{ id, auctionId: run.auctionId, runId: run.id, platformId: run.platformId, platform: run.platform, kind, conflictType: 'mismatch' },
    ...{ status: 'pending', recordId, platformRecordId, name, fields, createdAt: before?.document.createdAt ?? at, updatedAt: at },
    ...(line.platform?.updatedAt && { platformUpdatedAt: line.platform.updatedAt }),
  })
  const write = before ? syncConflictRecord.replacement(document, before.version) : syncConflictRecord.creation(document)
  return { outcome: 'conflict', conflictId: id, writes: isKnown ? [] : [write] }
}

const applyRegistration = async (line: SyncLineDocument, applying: Applying): Promise<Applied> => {
  const { platformRecordId = '' } = line
  const { house, auctionHouseId, auction, run, author, taken, buyers, handles } = applying
  const given = await reaching(applying, () => applying.findRegistration(platformRecordId, line.from))
  if (given && 'problem' in given) return failed(given.problem)
  if (!given) return failed('changed_meanwhile')
  const place = { house, auctionHouseId, currency: auction.currency, run, author }
  const found = await registrationWrites(given, taken, place)
  if ('problem' in found) return failed(found.problem)
  taken.add(found.paddle)
  buyers.set(given.id, found.paddle)
  if (!handles.has(found.paddle)) handles.set(found.paddle, given.id)
  return { outcome: found.isNew ? 'created' : 'unchanged', recordId: found.recordId, writes: found.writes }
}

const applyAuction = async (line: SyncLineDocument, applying: Applying): Promise<Applied> => {
  const { house, sales, key, author, platform } = applying
  const { recordId = '', platformRecordId = '', houseVersion, agreed = {}, changes } = line
  let updatedAt = line.platform?.updatedAt
  const push = valuesFor('platform', changes)
  if (Object.keys(push).length > 0) {
    const wanted = { ...line.platform?.values, ...push }
    const { title, location, startDate, endDate } = platform
    const texts = { title: textIn(wanted, 'title') || title, location: textIn(wanted, 'location') || location }
    const dates = { startDate: textIn(wanted, 'startDate') || startDate, endDate: textIn(wanted, 'endDate') || endDate }
    const put = await calling(applying, () => sales.putAuction(key, { id: platformRecordId, ...texts, ...dates }, updatedAt))
    if ('problem' in put) return failed(put.problem)
    updatedAt = put.updatedAt
  }
  const pull = valuesFor('house', changes)
  const problem = Object.keys(pull).length > 0 && (await changeAuction(house, recordId, { values: pull, version: houseVersion }, author))
  if (problem) return failed(problem)
  return { outcome: 'updated', writes: [await syncedWrite({ kind: 'auction', platformRecordId, recordId, values: agreed }, updatedAt)] }
}

const applyLot = async (line: SyncLineDocument, applying: Applying): Promise<Applied> => {
  const { part, auction, author, run } = applying
  const { changes, agreed = {}, platform } = line
  if (line.planned === 'create' && line.to === 'house') {
    const id = await derivedId('lot', run.auctionId, run.platformId, line.platformRecordId ?? '')
    const values = withBuyer(agreed, line, applying)
    const found = newLotWrites(id, values, auction, author)
    if ('problem' in found) return failed(found.problem)
    const synced = await syncedWrite(
      { kind: 'lot', platformRecordId: line.platformRecordId ?? '', recordId: id, values },
      platform?.updatedAt,
    )
    return { outcome: 'created', recordId: id, writes: [...found.writes, synced] }
  }
  const stored = await readerOf(lotRecord, part).find(line.recordId ?? '')
  if (!stored || !isAsCompared(stored, line)) return failed('changed_meanwhile')
  const pull = valuesFor('house', changes)
  const isPush = line.planned === 'create' || changes.some(({ to }) => to === 'platform')
  const values =
    'state' in pull || 'hammer' in pull || 'paddle' in pull ? { ...pull, ...onlyPaddle(withBuyer(pull, line, applying)) } : pull
  // An exchange with the lot before it has brought its number already.
  if (line.passing !== undefined && stored.document.lotNumber === values.lotNumber) delete values.lotNumber
  const found = Object.keys(values).length > 0 ? changedLotWrites(stored, values, auction, author) : { writes: [] }
  if ('problem' in found) return failed(found.problem)
  const exchanged = await exchangeOf(line, stored, applying)
  if ('problem' in exchanged) return failed(exchanged.problem)
  const put = isPush ? await pushLot(line, stored, applying) : undefined
  if (put && 'problem' in put) return failed(put.problem)
  const platformRecordId = put?.id ?? line.platformRecordId ?? ''
  const base = { ...agreed, ...('paddle' in values && { paddle: values.paddle ?? null }) }
  const synced = await syncedWrite(
    { kind: 'lot', platformRecordId, recordId: stored.document.id, values: base },
    put ? put.updatedAt : platform?.updatedAt,
  )
  const writes = [...exchanged.before, ...found.writes, ...exchanged.after, synced]
  return { outcome: line.planned === 'create' ? 'created' : 'updated', platformRecordId, writes }
}

/** Whether the house's lot is the one that was compared, but for a number that an exchange gave it since. */
const isAsCompared = ({ document, version }: Versioned<LotDocument>, { houseVersion, passing, changes }: SyncLineDocument): boolean => {
  if (version === houseVersion) return true
  if (document.lotNumber !== passing) return false
  const values = houseLotValues(document)
  return changes.every(({ field, house }) => field === 'lotNumber' || (values[field] ?? null) === house)
}

/** The lot that holds the wanted number gets this one's, unless it has left it since. That is no change by the house, so its base says the same. */
const exchangeOf = async (
  { exchanges, changes }: SyncLineDocument,
  { document: lot }: Versioned<LotDocument>,
  { part, auction, author }: Applying,
): Promise<Exchange> => {
  const holder = exchanges === undefined ? undefined : await readerOf(lotRecord, part).find(exchanges.recordId)
  const wanted = valuesFor('house', changes).lotNumber
  if (!holder || holder.document.lotNumber !== wanted) return { before: [], after: [] }
  const found = exchangeWrites(holder, lot.lotNumber, auction, author)
  const base = await readerOf(syncedRecord, part).find(await syncedId('lot', exchanges?.platformRecordId ?? ''))
  if ('problem' in found || !base) return found
  const { document, version } = base
  const values = { ...document.values, lotNumber: lot.lotNumber }
  return { ...found, after: [...found.after, syncedRecord.replacement({ ...document, values }, version)] }
}

const onlyPaddle = ({ paddle = null }: SyncValues): SyncValues => ({ paddle })

/** The buyer by the paddle that the house gave them by now. */
const withBuyer = (values: SyncValues, { platform }: SyncLineDocument, { buyers }: Applying): SyncValues => {
  if (platform?.values.state !== 'Sold' || platform.buyer === undefined) return values
  return { ...values, paddle: buyers.get(platform.buyer) || (values.paddle ?? null) }
}

/** Sends what the house changed; what the platform changed stays as it is there. */
const pushLot = (
  { planned, changes, platform, platformRecordId }: SyncLineDocument,
  { document }: Versioned<LotDocument>,
  applying: Applying,
): Promise<PlatformLot | { problem: SyncProblem }> => {
  const { sales, key, handles } = applying
  const wanted = planned === 'create' ? houseLotValues(document) : { ...platform?.values, ...valuesFor('platform', changes) }
  const movesBuyer = planned === 'create' || changes.some(({ field, to }) => to === 'platform' && (field === 'paddle' || field === 'state'))
  const paddle = textIn(wanted, 'paddle')
  const byPaddle = paddle === '' ? undefined : handles.get(paddle)
  const buyer = wanted.state === 'Sold' ? (movesBuyer ? byPaddle : platform?.buyer) : undefined
  const lot = {
    id: platformRecordId ?? document.id,
    ...{ lotNumber: textIn(wanted, 'lotNumber'), title: textIn(wanted, 'title'), description: textIn(wanted, 'description') },
    ...{ estimateLow: amountIn(wanted, 'estimateLow'), estimateHigh: amountIn(wanted, 'estimateHigh') },
    ...{ startingBid: amountIn(wanted, 'startingBid'), state: wanted.state as PlatformLot['state'] },
    ...{ hammer: amountIn(wanted, 'hammer'), highestBid: amountIn(wanted, 'highestBid'), buyer },
  }
  return calling(applying, () => sales.putLot(key, applying.platform, lot, platform?.updatedAt))
}

/** A call of the platform, or why it failed. Once the platform takes no more calls, none is made. */
const calling = <T>(applying: Applying, call: () => Promise<T>): Promise<T | { problem: SyncProblem }> =>
  reaching(applying, () => applying.patiently(call))

/** Likewise, of what makes its calls patiently itself. */
const reaching = async <T>(applying: Applying, reach: () => Promise<T>): Promise<T | { problem: SyncProblem }> => {
  if (applying.stopped) return { problem: applying.stopped }
  try {
    return await reach()
  } catch (error) {
    if (error instanceof SyncStop) {
      applying.stopped = error.problem
      return { problem: error.problem }
    }
    if (error instanceof PlatformError) return { problem: problemOfChange(error) }
    throw error
  }
}

export const syncedWrite = async (fields: Omit<Synced, 'id' | 'type' | 'ttl' | 'platformUpdatedAt'>, updatedAt?: string): Promise<Write> =>
  syncedRecord.put({
    ...fields,
    id: await syncedId(fields.kind, fields.platformRecordId),
    ...(updatedAt !== undefined && { platformUpdatedAt: updatedAt }),
  })
