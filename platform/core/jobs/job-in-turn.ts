import type { JobKind } from '@auctionwiz/contracts/jobs'
import { inTurn } from '../queues/turns/in-turn.ts'
import type { JobMessage } from './job.ts'
import { checkedJobMessage, type JobPorts, workOnJob } from './work-on-job.ts'

/** The parallel jobs per line and account. A queue worker runs up to six (host.json). */
const places = 2

/**
 * The worker behind the queue `jobs`: the jobs of one account wait for each other, in two lines, so that what staff wait for does not wait for
 * the scores of a whole house, and one tenant never takes all workers.
 * @param computing the kinds of work on whole houses that nobody waits for at the screen
 */
export const jobInTurn = (ports: JobPorts, computing: readonly JobKind[]) => {
  const turnOf = (delivered: unknown) => {
    const { accountId, auctionHouseId, kind } = checkedJobMessage(delivered)
    const { account } = ports.tenant(accountId, auctionHouseId)
    return { account, purpose: computing.includes(kind) ? 'jobs-computing' : 'jobs-asked', work: `${auctionHouseId}:${kind}` }
  }
  const { queue, log, now } = ports
  const work = workOnJob(ports)
  return inTurn<JobMessage>({ queue, log, now, turnOf, places: () => places }, (message, _count, turn) => work(message, turn))
}
