import type { BulkAction, BulkAnswer } from '@auctionwiz/contracts/bulk'
import type { JobDocument } from '@auctionwiz/platform/core/jobs/job'
import { jobId } from '@auctionwiz/platform/core/jobs/job'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { StoredDocument, Write } from '@auctionwiz/platform/core/store'
import type { BulkInput } from './start-bulk-job.ts'

/** What was answered to a change that was done at once, for whoever asks again by the same key. Forgotten with what undoes it, after a day. */
interface BulkAnswerDocument extends StoredDocument {
  type: 'bulk-answer'
  action: BulkAction
  result: BulkAnswer['result']
}

const day = 86_400

const answerId = (run: string): string => `bulk-answer:${run}`

export const bulkAnswerWrite = (run: string, action: BulkAction, result: BulkAnswer['result']): Write => {
  const document: BulkAnswerDocument = { id: answerId(run), type: 'bulk-answer', ttl: day, action, result }
  return { kind: 'put', document }
}

/** The answer that this change has had already, with what it did; undefined when it is new. */
export const earlierAnswer = async (
  house: PartitionReader,
  run: string,
): Promise<{ action: BulkInput['action']; answer: BulkAnswer } | undefined> => {
  const [done, started] = await Promise.all([house.read<BulkAnswerDocument>(answerId(run)), house.read<JobDocument>(jobId('bulk'))])
  if (done) return { action: done.document.action, answer: { run, result: done.document.result } }
  const input = started?.document.input as BulkInput | undefined
  return started && input?.run === run ? { action: input.action, answer: { run, job: started.document, result: {} } } : undefined
}
