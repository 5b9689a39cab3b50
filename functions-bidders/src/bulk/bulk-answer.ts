import type { BidderFilter } from '@auctionwiz/contracts/bidders'
import type { BulkAction, BulkAnswer } from '@auctionwiz/contracts/bulk'
import { Failure } from '@auctionwiz/platform/core/failure'
import { derivedId } from '@auctionwiz/platform/core/ids'
import { readJob } from '@auctionwiz/platform/core/jobs/job'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { StoredDocument, Write } from '@auctionwiz/platform/core/store'
import type { BulkInput } from './start-bulk-job.ts'

/** What was answered to a change that was done at once, for whoever asks again by the same key. Forgotten with what undoes it, after a day. */
interface BulkAnswerDocument extends StoredDocument {
  type: 'bulk-answer'
  /** Tells whether another request asks for the same. */
  asked: string
  result: BulkAnswer['result']
}

const day = 86_400

const answerId = (run: string): string => `bulk-answer:${run}`

/** What a request asks for, in short: the same for the same, and not to be read back. */
export const bulkAsked = (asked: { action: BulkAction; filter: BidderFilter; ids?: readonly string[] | undefined }): Promise<string> =>
  derivedId('ask', JSON.stringify([asked.action, asked.ids ?? 'all', asked.filter]))

/** Fails with `exists` where the same request was answered in the meantime. */
export const bulkAnswerWrite = (run: string, asked: string, result: BulkAnswer['result']): Write => {
  const document: BulkAnswerDocument = { id: answerId(run), type: 'bulk-answer', ttl: day, asked, result }
  return { kind: 'create', document }
}

/** The answer that this change has had already; undefined when it is new. Fails with idempotency_mismatch where the key was another request's. */
export const earlierAnswer = async (house: PartitionReader, run: string, asked: string): Promise<BulkAnswer | undefined> => {
  const [done, started] = await Promise.all([house.read<BulkAnswerDocument>(answerId(run)), readJob(house, 'bulk')])
  const input = started?.document.input as BulkInput | undefined
  const isStarted = started !== undefined && input?.run === run
  if (!done && !isStarted) return undefined
  if ((done ? done.document.asked : input?.asked) !== asked) throw new Failure('idempotency_mismatch')
  return done ? { run, result: done.document.result } : { run, job: started?.document, result: {} }
}
