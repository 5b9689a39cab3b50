import { isOpen } from '@auctionwiz/contracts/jobs'
import { type JobDocument, jobId, jobRecord, readJob } from '@auctionwiz/platform/core/jobs/job'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import type { BidderRef } from './network-keys.ts'
import type { NetworkPorts } from './network-ports.ts'
import type { ShareInput } from './share-house.ts'

/**
 * Starts the job `network` of a house for the bidders in `wanted`. Adds them to a waiting job; restarts a running job with its earlier work
 * included. Sends the job's message last: after an interruption before that, the caller repeats all of it.
 * Throws the StoreError `stale` or `exists` when another writer starts it at the same moment.
 */
export const startShareJob = async (
  ports: NetworkPorts,
  { accountId, auctionHouseId }: Pick<BidderRef, 'accountId' | 'auctionHouseId'>,
  wanted: ShareInput,
): Promise<void> => {
  const house = ports.house({ accountId, auctionHouseId })
  const before = await readJob(house, 'network')
  const input: ShareInput = isOpen(before?.document) ? widest(before?.document.input as ShareInput, wanted) : wanted
  const job: JobDocument = {
    id: jobId('network'),
    type: 'job',
    kind: 'network',
    run: before?.document.status === 'waiting' ? before.document.run : randomId('run'),
    status: 'waiting',
    done: 0,
    total: 0,
    startedAt: ports.now().toISOString(),
    startedBy: 'AuctionWiz',
    startedById: 'system',
    correlationId: randomId('net'),
    result: {},
    input,
  }
  await house.write([before ? jobRecord.replacement(job, before.version) : jobRecord.creation(job)])
  await ports.jobs.send({ accountId, auctionHouseId, kind: 'network', run: job.run })
}

/** All that either asks for. */
const widest = (left: ShareInput, right: ShareInput): ShareInput =>
  left.since === undefined || right.since === undefined
    ? {}
    : { since: left.since < right.since ? left.since : right.since, removed: left.removed === true || right.removed === true }
