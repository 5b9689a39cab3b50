import { inTurn } from '@auctionwiz/platform/core/queues/turns/in-turn'
import { checkNetworkMessage } from './check-network-message.ts'
import type { NetworkMessage, NetworkPorts } from './network-ports.ts'
import { shareWork } from './share-work.ts'

/** Messages of one account processed in parallel. */
const places = 2

/**
 * The worker of the queue `network`: messages take turns by account, so that many change notices of one account do not delay the scores of
 * others.
 */
export const shareInTurn = (ports: NetworkPorts) => {
  const turnOf = (delivered: unknown) => {
    const { rounds: _rounds, met: _met, ...message } = checkNetworkMessage(delivered)
    return { account: ports.account(message.causedBy ?? message.accountId), purpose: 'network', work: JSON.stringify(message) }
  }
  const { queue, log, now } = ports
  return inTurn<NetworkMessage>({ queue, log, now, turnOf, places: () => places }, shareWork(ports))
}
