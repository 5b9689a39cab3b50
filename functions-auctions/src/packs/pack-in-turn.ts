import { inTurn } from '@auctionwiz/platform/core/queues/turns/in-turn'
import type { WorkQueue } from '@auctionwiz/platform/core/queues/work-queue'
import type { CasePackMessage } from '@auctionwiz/records/case-packs'
import { checkedPackMessage, makeCasePack, type PackPorts } from './make-case-pack.ts'

/** Packs of an account at once; the others wait, so that one account's cases never hold up those of others. */
const places = 1

/** The worker behind the queue `case-packs`. */
export const packInTurn = (ports: PackPorts & { queue: WorkQueue<CasePackMessage> }) => {
  const turnOf = (delivered: unknown) => {
    const { accountId, auctionHouseId, caseId } = checkedPackMessage(delivered)
    return { account: ports.tenant(accountId, auctionHouseId).account, purpose: 'case-packs', work: caseId }
  }
  const { queue, log, now } = ports
  const work = makeCasePack(ports)
  return inTurn<CasePackMessage>({ queue, log, now, turnOf, places: () => places }, (message, _dequeueCount, turn) => work(message, turn))
}
