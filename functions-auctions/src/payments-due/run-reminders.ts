import { id } from '@auctionwiz/contracts/fields'
import { dueStep, nextStepAt, reportNoticeAt } from '@auctionwiz/domain/payments-due/ladder'
import { ifFound } from '@auctionwiz/platform/core/errors/failure'
import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import type { OpenWork } from '@auctionwiz/platform/core/queues/open-work'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { busyFor } from '@auctionwiz/platform/core/store/busy-for'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { type DocumentStore, isStoreError } from '@auctionwiz/platform/core/store/store'
import { readAuction } from '@auctionwiz/records/auctions'
import { houseRecord } from '@auctionwiz/records/houses'
import { type PaymentDueDocument, paymentDueRecord } from '@auctionwiz/records/payments-due'
import { saleBidders } from '@auctionwiz/records/registered-bidders'
import { readLadder } from '@auctionwiz/records/reminder-settings'
import type { CaseSchedule } from '@auctionwiz/records/scheduled-cases'
import type { ScheduledSale } from '@auctionwiz/records/scheduled-sales'
import { bringUpToDate } from './bring-up-to-date.ts'
import { fileCase } from './file-case.ts'
import { notifyOfReportLimit } from './notify-of-report-limit.ts'
import { type NoticePlace, type NoticePorts, noteDueNotice, sendNoted, type Wait } from './send-notice.ts'

export interface ReminderPorts extends NoticePorts {
  store: DocumentStore
  sales: OpenWork<ScheduledSale>
  cases: CaseSchedule
  log: Logger
  now(): Date
}

const minute = 60_000
/** Names, titles and time zones may change meanwhile. */
const longestWait = 24 * 60 * minute
const atOnce = 20
/** Auctions of one round; the next round goes on. */
const most = 400
/** Winners of an auction whose steps are taken in a row: others wait meanwhile. */
const mostSteps = 300

/**
 * Runs on a timer: what winners owe is brought up to date, and the steps that are due are taken. Each step is written before it is taken and noted after
 * it, so an interrupted round loses none, and none happens twice.
 */
export const runReminders = (ports: ReminderPorts) => async (): Promise<void> => {
  const { sales, log } = ports
  for (let looked = 0; looked < most; looked += atOnce) {
    const due = await sales.due(atOnce)
    for (const one of due) {
      const { message, takenUp } = one.document
      const wait = isValid(message) ? await lookAt(ports, message).catch(later(log, message)) : undefined
      const noted = wait === undefined ? sales.remove(one) : sales.lookAgain(one, { inMs: wait, takenUp })
      await noted.catch((error: unknown) => {
        // The auction was noted again at this moment.
        if (!isStoreError(error, 'stale', 'missing')) throw error
      })
    }
    if (due.length < atOnce) return
  }
}

const isValid = ({ accountId, auctionHouseId, auctionId }: ScheduledSale): boolean =>
  [accountId, auctionHouseId, auctionId].every((one) => id.safeParse(one).success)

/** An auction that fails holds up no other. Of a busy service all do: the next round goes on. */
const later =
  (log: Logger, { auctionId }: ScheduledSale) =>
  (error: unknown): number => {
    if (busyFor(error) !== undefined) throw error
    log.error('the payment reminders of an auction failed', error, { auctionId })
    return 60 * minute
  }

/** A winner whose step fails holds up no other of the auction. */
const laterAlone =
  (log: Logger, { id }: PaymentDueDocument) =>
  (error: unknown): Wait => {
    if (busyFor(error) !== undefined) throw error
    log.error('the payment reminder of a winner failed', error, { paymentDueId: id })
    return { ms: 60 * minute }
  }

/** @returns milliseconds until the next step; undefined where nothing is ahead but events, which note the auction again */
const lookAt = async (ports: ReminderPorts, { accountId, auctionHouseId, auctionId }: ScheduledSale): Promise<number | undefined> => {
  const house = partitionOf(ports.store, 'bidders', [accountId, auctionHouseId])
  const account = partitionOf(ports.store, 'accounts', [accountId])
  const sender = (await readerOf(houseRecord, account).find(auctionHouseId))?.document
  const now = ports.now()
  const auction = await ifFound(readAuction(house, auctionId, now))
  if (!sender || auction?.status !== 'Completed') return undefined
  const ladder = await readLadder(house, sender.settings.timezone)
  await bringUpToDate(house, auction, ladder, now)
  const place = { accountId, auctionHouseId, account, house, sender, ladder, now }
  const waits: number[] = []
  const due: PaymentDueDocument[] = []
  const reported: string[] = []
  const where = [{ field: 'auctionId', equals: auctionId } as const, { field: 'state', equals: 'unpaid' } as const]
  for await (const { document } of readerOf(paymentDueRecord, house).each({ where }, 500)) {
    if (reportNoticeAt(document, ladder, now)) reported.push(document.id)
    if (document.sending || dueStep(document, ladder, now)) due.push(document)
    else waits.push(...untilNext(document, place))
  }
  // What waits already comes after what does not, so that it holds up nothing.
  due.sort((one, other) => Number(one.sending !== undefined) - Number(other.sending !== undefined))
  const winners = await saleBidders(
    house,
    due.map(({ bidderId }) => bidderId),
  )
  let taken = 0
  /** Milliseconds until there is room for notices of the account again. */
  let noRoom: number | undefined
  for (const document of due) {
    // Of somebody who was deleted or erased nobody knows where to write. Who is restored is found here again.
    if (!winners.has(document.bidderId) && document.sending?.sentBy === undefined) {
      waits.push(longestWait)
      continue
    }
    if (noRoom !== undefined && (document.sending || dueStep(document, ladder, now)?.step !== 'case')) continue
    if (taken === mostSteps) return minute
    taken += 1
    const wait = await takeStep(ports, place, document).catch(laterAlone(ports.log, document))
    if (wait.forAll) noRoom = wait.ms
    if (wait.ms !== undefined) waits.push(wait.ms)
  }
  for (const id of reported) {
    const wait = await notifyOfReportLimit(ports, place, id)
    if (wait !== undefined) waits.push(wait)
  }
  return waits.length === 0
    ? undefined
    : Math.min(
        longestWait,
        Math.max(
          0,
          waits.reduce((least, one) => Math.min(least, one)),
        ),
      )
}

/** Until this winner is looked at again, if ever. */
const takeStep = async (ports: ReminderPorts, place: NoticePlace, stored: PaymentDueDocument): Promise<Partial<Wait>> => {
  const { house, ladder, now } = place
  const noted = await noteDueNotice(house, stored, ladder, now)
  const wait = await sendNoted(ports, place, noted)
  if (wait) return wait
  const dues = readerOf(paymentDueRecord, house)
  const current = await dues.find(stored.id)
  if (current) await fileCase(ports.cases, place, current)
  const next = (await dues.find(stored.id))?.document
  const [ms] = next ? untilNext(next, place) : []
  return ms === undefined ? {} : { ms }
}

/** Milliseconds until the next step, if one is taken by itself. */
const untilNext = (debt: PaymentDueDocument, { ladder, now }: NoticePlace): number[] => {
  const at = nextStepAt(debt, ladder)
  return at === undefined ? [] : [Date.parse(at) - now.getTime()]
}
