import type { NetworkMessage, NetworkQueue } from './network-ports.ts'

type Place = Required<Pick<NetworkMessage, 'accountId' | 'auctionHouseId'>>

/** Notifies the network of changed bidders. */
export interface ChangeNotifier {
  /** @param changedAt when the bidder was last stored, ISO 8601; missing for a deleted one */
  send(place: Place, bidderId: string, changedAt: string | undefined): Promise<void>
}

/** The pending notice of all changes in a house since an instant, and when it becomes visible. Milliseconds since 1970. */
interface Standing {
  since: number
  until: number
}

interface HouseWords {
  /** How many messages were sent since an instant. */
  since: number
  count: number
  standing?: Standing | undefined
}

/** More changes of a house than this within the window, in milliseconds, share one notice. */
const few = 5
const burst = 1_000
/** Seconds that a house's notice waits in the queue for further changes. */
const waits = 10
/** Clocks differ, and a change has its time before it is stored. */
const margin = 2_000
const houseLimit = 10_000

/**
 * Sends the notice of a bidder immediately. While many bidders of a house change, one notice covers all changes of the next seconds.
 * @param clock milliseconds since 1970
 */
export const changeNotifier = (queue: NetworkQueue, clock: () => number = Date.now): ChangeNotifier => {
  const houses = new Map<string, HouseWords>()
  return {
    send: async (place, bidderId, changedAt) => {
      const key = `${place.accountId}/${place.auctionHouseId}`
      const now = clock()
      const { standing, ...before } = houses.get(key) ?? { since: now, count: 0 }
      const changed = changedAt === undefined ? Number.NaN : Date.parse(changedAt)
      if (standing && changed >= standing.since && now < standing.until) return
      if (houses.size >= houseLimit) houses.clear()
      const recent = now - before.since < burst ? { ...before, count: before.count + 1 } : { since: now, count: 1 }
      houses.set(key, { ...recent, standing })
      if (recent.count <= few || Number.isNaN(changed)) return queue.send({ ...place, bidderIds: [bidderId] })
      const since = Math.min(changed, now) - margin
      await queue.send({ ...place, since: new Date(since).toISOString() }, waits)
      houses.set(key, { ...recent, standing: { since, until: now + waits * 1_000 - margin } })
    },
  }
}
