import type { SyncProblem } from '@auctionwiz/contracts/auction-sync'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { type SyncRunDocument, syncRunRecord } from '@auctionwiz/records/auction-syncs'
import { readAuction } from '@auctionwiz/records/auctions'
import { startResults } from '@auctionwiz/records/start-results'
import { noteRun } from './note-run.ts'
import { failedWith, type Place, waitingLines } from './run-work.ts'
import { store } from './store-lines.ts'

/** A run that cannot go on. While it compares nothing has been written; lines that wait for their turn have failed. */
export const stop = async (place: Place, problem: SyncProblem): Promise<void> => {
  const { ports, part, progress } = place
  const { document: run, version } = progress.held
  const at = ports.now().toISOString()
  if (run.status === 'comparing') {
    const failed: SyncRunDocument = { ...run, status: 'failed', problem, completedAt: at, movedAt: at }
    await noteRun(place, failed)
    await recordsOf(syncRunRecord, part).replace(failed, version)
    return
  }
  for (let lines = await waitingLines(place); lines.length > 0; lines = await waitingLines(place))
    await store(
      place,
      lines.map((line) => ({ line, applied: failedWith(problem) })),
    )
  await complete(place, problem)
}

export const complete = async (place: Place, problem?: SyncProblem): Promise<void> => {
  const { ports, part, house, message, progress } = place
  const now = ports.now()
  const at = now.toISOString()
  const { document: run, version } = progress.held
  const completed: SyncRunDocument = { ...run, status: 'completed', completedAt: at, movedAt: at, ...(problem && { problem }) }
  const { accountId, auctionHouseId, auctionId } = message
  const { startedById: userId, startedBy: userName, correlationId } = completed
  // What follows from the run comes first: a run that has completed is not taken up again.
  await noteRun(place, completed)
  if ((await readAuction(house, auctionId, now)).status === 'Completed')
    await startResults(ports.jobs, { house, auctionHouseId, claims: { accountId, userId, userName }, now, correlationId })
  await recordsOf(syncRunRecord, part).replace(completed, version)
}
