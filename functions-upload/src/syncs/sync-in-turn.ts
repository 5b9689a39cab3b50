import { inTurn } from '@auctionwiz/platform/core/queues/turns/in-turn'
import { runSync } from './run-sync.ts'
import { checkedSyncMessage, type SyncMessage, type SyncPorts } from './sync-ports.ts'

/** Syncs of an account at once; the others wait, so that one account's auctions never hold up those of others. */
const places = 2

/** The worker behind the queue `syncs`. */
export const syncInTurn = (ports: SyncPorts) => {
  const turnOf = (delivered: unknown) => {
    const { accountId, auctionHouseId, runId } = checkedSyncMessage(delivered)
    return { account: ports.tenant(accountId, auctionHouseId).account, purpose: 'syncs', work: runId }
  }
  const { queue, log, now } = ports
  const work = runSync(ports)
  return inTurn<SyncMessage>({ queue, log, now, turnOf, places: () => places }, (message, _dequeueCount, turn) => work(message, turn))
}
