import type { NetworkPorts } from './network-ports.ts'

/** Seconds until word that failed too often is tried once more. */
const later = 3600

/** Tried again so often after that, an hour apart; then only whoever reads the log can help. */
const rounds = 24

/** Word of a change that failed too often: the network would never hear of it, so it is sent again later. */
export const failShare =
  ({ queue, log }: Pick<NetworkPorts, 'queue' | 'log'>) =>
  async (delivered: unknown): Promise<void> => {
    const { rounds: before = 0, met: _met, ...message } = delivered as Parameters<typeof queue.send>[0]
    if (before >= rounds) {
      log.error('the network was not brought up to date', new Error(JSON.stringify(message)))
      return
    }
    log.warn('the network is brought up to date later', { accountId: message.accountId, round: before + 1 })
    await queue.send({ ...message, rounds: before + 1 }, later)
  }
