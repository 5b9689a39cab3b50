import type { Partition } from './partition.ts'
import { reserveNumbers } from './reserve-numbers.ts'

/** Gives out bidder numbers of houses one at a time. */
export interface BidderNumbers {
  /** @returns the next sequence of the house, given to nobody else. `key` names the house among all. */
  take(house: Partition, key: string): Promise<number>
}

interface Waiting {
  give(sequence: number): void
  refuse(error: unknown): void
}

/** Callers who come while numbers are being reserved share the next reservation, so that they do not get into each other's way. */
export const bidderNumbers = (): BidderNumbers => {
  const queues = new Map<string, Waiting[]>()

  const serve = async (house: Partition, key: string, waiting: Waiting[]): Promise<void> => {
    while (waiting.length > 0) {
      const served = waiting.splice(0)
      try {
        const first = await reserveNumbers(house, served.length)
        served.forEach(({ give }, index) => {
          give(first + index)
        })
      } catch (error) {
        for (const { refuse } of served) refuse(error)
      }
    }
    queues.delete(key)
  }

  return {
    take: (house, key) =>
      new Promise((give, refuse) => {
        const open = queues.get(key)
        if (open) {
          open.push({ give, refuse })
          return
        }
        const waiting = [{ give, refuse }]
        queues.set(key, waiting)
        void serve(house, key, waiting)
      }),
  }
}
