import type { Auction } from '@auctionwiz/contracts/auctions'
import type * as calls from '@auctionwiz/contracts/lots'
import type { LotNumbering } from '@auctionwiz/contracts/lots'
import { parsedNumber } from '@auctionwiz/domain/lots/document'
import { lotNumberText } from '@auctionwiz/domain/lots/lot-number'
import { movedNumbers, type NewNumbers, numberingSteps, renumbered } from '@auctionwiz/domain/lots/numbering'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { batchesOf, bytesOf } from '@auctionwiz/platform/core/store/batch-size'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import { batchLimit, StoreError, type Versioned, type Write } from '@auctionwiz/platform/core/store/store'
import { readAuction } from '@auctionwiz/records/auctions'
import { findNumbering, lotNumberingRecord, numberingOf, unlessNumbering } from '@auctionwiz/records/lot-numberings'
import { type LotDocument, lotDocument, lotFieldsOf, lotRecord } from '@auctionwiz/records/lots'
import { requireLotAction } from './require-lot-action.ts'

/**
 * Few lots change in one batch. More change in several: the request is stored first, so that the next call that takes or leaves a number finishes it.
 * Sent again, it changes nothing more.
 */
export const numberLots: UseCase<typeof calls.numberLots> = async ({ params, body }, context) => {
  const auction = await readAuction(context.house, params.id, context.now)
  const lots = context.house.in('auctions').within(auction.id)
  return {
    changed: await retryConflicts(async () => {
      const finished = await finishNumbering(lots, context.now)
      return body.kind === 'finish' ? finished : start(lots, body, auction, context)
    }, ['stale', 'exists']),
  }
}

type Held = Map<string, Versioned<LotDocument>>

const start = async (lots: Partition, asked: LotNumbering, auction: Auction, { audit, now }: HouseContext): Promise<number> => {
  requireLotAction('changeTerms', auction)
  const held = await allLots(lots)
  if (asked.kind === 'move') {
    const moved = held.get(asked.lotId)?.document
    if (!moved) throw notFound('Lot')
    requireLotAction('changeTerms', auction, moved)
    if (asked.after !== null && !withNumber(asked.after, held)) throw new Failure('invalid_request', { fields: { after: noSuchLot } })
  }
  const numbers = numbersFor(asked, held)
  if (!numbers) throw new Failure('invalid_request', { fields: { from: 'Enter a lot number such as 12 or 12A.' } })
  const changed = Object.keys(numbers).length
  if (changed === 0) return 0
  const event = audit({
    ...{ action: 'lot.number', subjectType: 'auction', subjectId: auction.id, subjectName: auction.title },
    after: { ...asked, lots: changed },
  })
  const [changes = [], ...more] = changesFor(held, numbers, now)
  if (more.length === 0) await lots.write([...unlessNumbering(), ...writesOf(changes, held), event])
  else {
    await recordsOf(lotNumberingRecord, lots).create(numberingOf(asked), [event])
    await finishNumbering(lots, now)
  }
  return changed
}

const noSuchLot = 'This auction has no lot with this number.'

/** The id of the lot with a number, as typed. */
const withNumber = (typed: string, held: Held): string | undefined => {
  const lotNumber = lotNumberText(parsedNumber(typed))
  return [...held.values()].find(({ document }) => document.lotNumber === lotNumber)?.document.id
}

/** Undefined where it is not possible, or no longer. */
const numbersFor = (asked: LotNumbering, held: Held): NewNumbers | undefined => {
  const all = [...held.values()].map(({ document }) => document)
  if (asked.kind === 'finish') return {}
  if (asked.kind === 'renumber') return renumbered(all, asked.from, asked.step)
  const after = asked.after === null ? undefined : withNumber(asked.after, held)
  const isPossible = held.get(asked.lotId)?.document.state === 'Upcoming' && (asked.after === null || after !== undefined)
  return isPossible ? movedNumbers(all, asked.lotId, after) : undefined
}

/**
 * Finishes a numbering that is stored: nobody adds a lot or changes a number meanwhile. A lot that was removed since needs none. A numbering that
 * became impossible before its numbers were decided is dropped, so that it does not block the catalogue.
 * @param lots the partition of the auction
 * @returns how many lots have got another number
 */
export const finishNumbering = (lots: Partition, now: Date): Promise<number> =>
  retryConflicts(async () => {
    const stored = await findNumbering(lots)
    if (!stored) return 0
    const plans = recordsOf(lotNumberingRecord, lots)
    const held = await allLots(lots)
    const { id, asked, numbers = numbersFor(asked, held) } = stored.document
    if (!numbers) {
      await plans.remove(id, stored.version)
      return 0
    }
    // The numbers are decided once: those of the next attempt would begin from a catalogue that has changed.
    const { version } = stored.document.numbers ? stored : await plans.replace(numberingOf(asked, numbers), stored.version)
    for (const changes of changesFor(held, numbers, now)) {
      const versions = await lots.write(writesOf(changes, held))
      for (const [index, document] of changes.entries()) held.set(document.id, { document, version: versions[index] ?? '' })
    }
    await plans.remove(id, version)
    return Object.keys(numbers).length
  })

const allLots = async (lots: PartitionReader): Promise<Held> => {
  const held: Held = new Map()
  for await (const stored of readerOf(lotRecord, lots).each()) held.set(stored.document.id, stored)
  return held
}

/** The documents of the lots after each step, in batches. */
const changesFor = (held: Held, numbers: NewNumbers, now: Date): LotDocument[][] => {
  const documents = new Map([...held].map(([id, { document }]) => [id, document]))
  const changes = numberingSteps([...documents.values()], numbers).flatMap(({ id, lotNumber }) => {
    const stored = documents.get(id)
    if (!stored) return []
    const { betweenNumbers: _between, ...fields } = lotFieldsOf(stored)
    const given = lotNumber === undefined ? { betweenNumbers: true as const } : { lotNumber }
    const document = lotDocument({ ...fields, ...given, updatedAt: now.toISOString() })
    documents.set(id, document)
    return [document]
  })
  return batchesOf(changes, batchLimit - besides, bytesOf)
}

/** The writes beside the lots in one batch: the numbering comes and goes, and the audit event. */
const besides = 3

/** A lot that changes twice in a batch is checked for the version read the first time. */
const writesOf = (changes: readonly LotDocument[], held: Held): Write[] => {
  const seen = new Set<string>()
  return changes.map((document) => {
    const version = seen.has(document.id) ? undefined : held.get(document.id)?.version
    seen.add(document.id)
    return version === undefined ? lotRecord.put(document) : lotRecord.replacement(document, version)
  })
}

/**
 * Runs a change that takes or leaves a number; its batch contains `unlessNumbering`. A numbering that was interrupted is finished before.
 * @throws StoreError `busy` where one begins meanwhile
 */
export const besideNumbering = async <T>(lots: Partition, now: Date, change: () => Promise<T>): Promise<T> => {
  await finishNumbering(lots, now)
  try {
    return await change()
  } catch (error) {
    throw (await findNumbering(lots)) ? new StoreError('busy', 'the lots are being renumbered') : error
  }
}
