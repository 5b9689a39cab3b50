import { recordsOf } from '../records/writer.ts'
import { isStoreError } from '../store/store.ts'
import { endedInput, type JobDocument, jobRecord, readJob } from './job.ts'
import { checkedJobMessage, type JobPorts } from './work-on-job.ts'

/** A message that failed too often: the record says so, and that it can be started again. A job that went on meanwhile is left alone. */
export const failJob =
  ({ tenant, log }: Pick<JobPorts, 'tenant' | 'log'>) =>
  async (delivered: unknown): Promise<void> => {
    const { accountId, auctionHouseId, kind, run } = checkedJobMessage(delivered)
    const { house } = tenant(accountId, auctionHouseId)
    const found = await readJob(house, kind)
    if (found?.document.run !== run || found.document.status === 'completed') return
    const problem = 'The job was interrupted too often. What is done stays. Start it again to finish the rest.'
    const failed: JobDocument = { ...found.document, input: endedInput(found.document), status: 'error', problem }
    await recordsOf(jobRecord, house)
      .replace(failed, found.version)
      .catch((error: unknown) => {
        if (!isStoreError(error, 'stale')) throw error
      })
    log.warn('job failed for good', { kind, correlationId: found.document.correlationId })
  }
