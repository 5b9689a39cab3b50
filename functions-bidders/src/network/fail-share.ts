import type { NetworkPorts } from './network-ports.ts'

/** Seconds until word that failed too often is tried once more. */
const later = 3600

/** The number of later retries, an hour apart; after that an operator must act. */
const rounds = 24

/** Reschedules a change notice that failed too often, so that the network still gets it. */
export const failShare =
  ({ queue, log }: Pick<NetworkPorts, 'queue' | 'log'>) =>
  async (delivered: unknown): Promise<void> => {
    const { rounds: before = 0, met: _met, ...message } = delivered as Parameters<typeof queue.send>[0]
    if (before >= rounds) {
      log.error('the network was not updated', new Error(JSON.stringify(message)))
      return
    }
    log.warn('the network is updated later', { accountId: message.accountId, round: before + 1 })
    await queue.send({ ...message, rounds: before + 1 }, later)
  }
