import type { Client } from '@auctionwiz/contracts/client'
import { CallError } from '@auctionwiz/contracts/client'
import { type LotSummary, readLot, recordLotOutcome, undoLotOutcome } from '@auctionwiz/contracts/lots'
import { type Job, type Problem, type RecordJob, type Result, resultIn, resultOf, sameResult, type UndoJob } from './sale-state.ts'

/** What became of a job: the lot as the service has it, or a problem that the clerk decides. */
export type Sent = { lot: LotSummary } | { problem: Problem; lot?: LotSummary }

export interface SendPlace {
  call: Client
  auctionId: string
  /** The house of the auction: another one may be in view when it is sent. */
  auctionHouseId: string
}

/** A lot's version changes with each edit of its texts; more than this many in a row are somebody else's problem. */
const attempts = 5

const isOvertaken = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'stale_version' || error.code === 'lot_state')

/** The service refuses it for good: sending it again changes nothing until somebody acts. */
const isRefused = (error: unknown): error is CallError =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && ![401, 408, 425, 429].includes(error.status)

/** Sends one job. Throws where nobody answered, so that it is sent again. @param version of the lot as it is known here */
export const sendJob = async (place: SendPlace, job: Job, version: string | undefined): Promise<Sent> => {
  try {
    return job.kind === 'record' ? await sendRecord(place, job, version) : await sendUndo(place, job, version)
  } catch (error) {
    if (isRefused(error)) return { problem: { kind: 'refused', message: error.message } }
    throw error
  }
}

const callsOf = ({ call, auctionId, auctionHouseId }: SendPlace, lotId: string) => {
  const common = { params: { id: auctionId, lotId }, auctionHouseId }
  return {
    read: () => call(readLot, common),
    record: ({ outcome }: RecordJob, version: string) => call(recordLotOutcome, { ...common, body: { outcome, version } }),
    undo: (version: string) => call(undoLotOutcome, { ...common, body: { version } }),
  }
}

const conflict = (lot: LotSummary): Sent => ({ problem: { kind: 'conflict', theirs: resultIn(lot) }, lot })

/**
 * Usually one call. Where the lot changed meanwhile, it is read: another title or estimate is no reason to stop, another result is. The service answers
 * a result that it has already as it is, so a lost answer does no harm.
 */
const sendRecord = async (place: SendPlace, job: RecordJob, known: string | undefined): Promise<Sent> => {
  const calls = callsOf(place, job.lotId)
  const wanted = resultOf(job.outcome)
  const startOf = (lot: Result) => (job.before ? sameResult(lot, job.before) : lot.state === 'Upcoming')
  let version = known ?? (await calls.read()).version
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { lot: await calls.record(job, version) }
    } catch (error) {
      if (!isOvertaken(error) || attempt === attempts) throw error
      const lot = await calls.read()
      if (sameResult(lot, wanted)) return { lot }
      if (!startOf(lot)) return conflict(lot)
      version = lot.version
    }
  }
}

/** Nothing is left to undo where the lot has another result than the one to take back. */
const sendUndo = async (place: SendPlace, job: UndoJob, known: string | undefined): Promise<Sent> => {
  const calls = callsOf(place, job.lotId)
  const gone = (lot: LotSummary): Sent => (!job.before || sameResult(lot, job.before) ? { lot } : conflict(lot))
  let version = job.unsure ? undefined : known
  for (let attempt = 1; ; attempt += 1) {
    if (version === undefined) {
      const lot = await calls.read()
      if (!sameResult(lot, job.result)) return gone(lot)
      version = lot.version
    }
    try {
      return { lot: await calls.undo(version) }
    } catch (error) {
      if (!isOvertaken(error) || attempt === attempts) throw error
      version = undefined
    }
  }
}
