import { isOpen } from '@auctionwiz/contracts/jobs'
import { type JobDocument, readJob } from '@auctionwiz/platform/core/jobs/job'
import { startJob } from '@auctionwiz/platform/core/jobs/start-job'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { bidderTotal } from '@auctionwiz/records/bidder-counts'
import { areDisputesDue } from '@auctionwiz/records/disputes-due'
import { areResultsDue } from '@auctionwiz/records/results-due'
import { startResults } from '@auctionwiz/records/start-results'
import { startForgetting } from '../forgetting/start-forgetting.ts'
import type { ShareInput } from '../network/share-house.ts'
import type { RescoreInput } from '../scores/rescore-house.ts'
import type { RefreshPorts } from './refresh-ports.ts'

interface Place {
  accountId: string
  auctionHouseId: string
}

const dayMs = 86_400_000

/** Sunday: every house is compared with the network once a week, in case that a change notice was lost. */
const networkDay = 0

/**
 * Refreshes a house for the day: scores count ages, absences and seasons, for the house's own facts and those that other houses publish. It also removes
 * the remaining data of deleted bidders once Undo has expired. It skips a house whose scores were computed that day, or are being computed. If the
 * account takes part in the network, all bidders are compared with it every night, because unpublished bidders get no change notices.
 */
export const refreshHouse = async (ports: RefreshPorts, night: string, place: Place, takesPart: boolean): Promise<void> => {
  const house = ports.house(place)
  const [total, rescore, network] = await Promise.all([bidderTotal(house), readJob(house, 'rescore'), readJob(house, 'network')])
  const now = ports.now()
  const isUnderWay = (job: JobDocument | undefined) => isOpen(job) && now.getTime() - Date.parse(job?.startedAt ?? '') < dayMs
  const isDone = (job: JobDocument | undefined) => job !== undefined && (job.startedAt >= night || isUnderWay(job))
  const whole = network && (network.document.input as ShareInput).since === undefined ? network.document : undefined
  if ((takesPart || new Date(night).getUTCDay() === networkDay) && !isDone(whole)) await ports.network.send(place)
  const starter = {
    house,
    auctionHouseId: place.auctionHouseId,
    claims: { accountId: place.accountId, userId: 'system', userName: 'AuctionWiz' },
    now,
    correlationId: randomId('ngt'),
  }
  await startForgetting(ports.jobs, starter)
  if ((await areResultsDue(house)) || (await areDisputesDue(house))) await startResults(ports.jobs, starter)
  if (total === 0 || isDone(rescore?.document)) return
  const input: RescoreInput = { cause: 'Time passed' }
  const { write } = await startJob(ports.jobs, 'rescore', input, starter)
  await house.write([write]).catch((error: unknown) => {
    // Another caller started it at the same moment; that run does the same.
    if (!isStoreError(error, 'stale', 'exists')) throw error
  })
}
