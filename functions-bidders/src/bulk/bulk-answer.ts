import type { BidderFilter } from '@auctionwiz/contracts/bidders'
import type { BulkAction, BulkAnswer } from '@auctionwiz/contracts/bulk'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import { readJob } from '@auctionwiz/platform/core/jobs/job'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { bulkAnswerId, bulkAnswerRecord } from '@auctionwiz/records/bulk-requests'
import type { BulkInput } from './start-bulk-job.ts'

/** What a request asks for, in short: the same for the same, and not to be read back. */
export const bulkAsked = (asked: { action: BulkAction; filter: BidderFilter; ids?: readonly string[] | undefined }): Promise<string> =>
  derivedId('ask', JSON.stringify([asked.action, asked.ids ?? 'all', asked.filter]))

/** Fails with `exists` where the same request was answered in the meantime. */
export const bulkAnswerWrite = (run: string, asked: string, result: BulkAnswer['result']): Write =>
  bulkAnswerRecord.creation({ id: bulkAnswerId(run), asked, result })

/** The answer that this change has had already; undefined when it is new. Fails with idempotency_mismatch where the key was another request's. */
export const earlierAnswer = async (house: PartitionReader, run: string, asked: string): Promise<BulkAnswer | undefined> => {
  const [done, started] = await Promise.all([readerOf(bulkAnswerRecord, house).find(bulkAnswerId(run)), readJob(house, 'bulk')])
  const input = started?.document.input as BulkInput | undefined
  const isStarted = started !== undefined && input?.run === run
  if (!done && !isStarted) return undefined
  if ((done ? done.document.asked : input?.asked) !== asked) throw new Failure('idempotency_mismatch')
  return done ? { run, result: done.document.result } : { run, job: started?.document, result: {} }
}
