import { failSync, runSync } from '@auctionwiz/functions-upload/syncs/run-sync'
import { scheduledSyncs } from '@auctionwiz/functions-upload/syncs/schedule'
import type { SyncMessage, SyncPorts } from '@auctionwiz/functions-upload/syncs/sync-ports'
import type { SyncCalls } from '@auctionwiz/functions-upload/syncs/syncs'
import type { Runtime } from '@auctionwiz/platform/core/http/runtime'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { notifier } from '@auctionwiz/records/notify'
import { demoEncryption, demoPlatforms } from './demo-platforms.ts'

/** How often the queue delivers a message before it gives up. */
const deliveries = 5

/** The syncs of the demonstration run in this page, with platforms that are in it too. */
export const demoSyncs = ({ store, log, now }: Runtime, jobs: JobQueue): Pick<SyncCalls, 'syncs' | 'scheduled'> => {
  const syncs = {
    send: async (message: SyncMessage, afterSeconds = 0) => {
      setTimeout(() => void deliver(message), afterSeconds * 1000)
    },
  }
  const ports: SyncPorts = {
    tenant: (accountId, auctionHouseId) => ({
      house: partitionOf(store, 'bidders', [accountId, auctionHouseId]),
      account: partitionOf(store, 'accounts', [accountId]),
    }),
    platforms: demoPlatforms,
    encryption: demoEncryption,
    queue: syncs,
    jobs,
    notify: notifier(store, now),
    log,
    now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    limitMs: 60_000,
  }
  const deliver = async (message: SyncMessage, time = 1): Promise<void> => {
    try {
      await runSync(ports)(message)
    } catch (error) {
      log.error('sync failed', error)
      await (time < deliveries ? deliver(message, time + 1) : failSync(ports)(message))
    }
  }
  return { syncs, scheduled: scheduledSyncs(store, now) }
}
