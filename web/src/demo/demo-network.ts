import { type NetworkMessage, type NetworkPorts, networkPorts } from '@auctionwiz/functions-bidders/network/network-ports'
import { shareWork } from '@auctionwiz/functions-bidders/network/share-work'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import type { Runtime } from '@auctionwiz/platform/core/runtime'
import { demoCrypto } from './demo-data.ts'

/** The network of the demonstration: its houses and those of three sample accounts, in this page. */
export const demoNetwork = (runtime: Runtime, jobs: JobQueue): NetworkPorts => {
  const deliver = async (message: NetworkMessage): Promise<void> => {
    await shareWork(network)(message).catch((error: unknown) => runtime.log.error('the network was not brought up to date', error))
  }
  const network: NetworkPorts = networkPorts({
    ...runtime,
    isPaid: () => true,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    jobs,
    queue: { send: async (message) => void setTimeout(() => void deliver(message)) },
    crypto: demoCrypto,
  })
  return network
}
