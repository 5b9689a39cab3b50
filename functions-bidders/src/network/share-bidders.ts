import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type BidderDocument, bidderOf } from '@auctionwiz/domain/bidders/document'
import { contributionOf } from '@auctionwiz/domain/network/contribution'
import { isStoreError, type Versioned } from '@auctionwiz/platform/core/store'
import type { Seat } from './network-keys.ts'
import { type ContributionDocument, type NetworkPorts, type ShareDocument, shareId } from './network-ports.ts'
import { takeIn } from './take-in.ts'
import { type Telling, type Told, tell } from './tell.ts'

/** A bidder as its house has it, missing where it is gone, and what of it is in the network. */
interface Seen {
  seat: Seat
  bidder: Bidder | undefined
  share: Versioned<ShareDocument> | undefined
}

type House = Pick<Seat, 'accountId' | 'auctionHouseId'>

/**
 * Brings a bidder and the network up to date with each other: what the house tells of the bidder is put under the person's keys, or
 * taken away from there, and what others tell is taken into the bidder. Doing it again changes nothing; killed anywhere, the next time
 * does the rest. Others who tell of the person are sent word when what is told changes. Where somebody else works on the same bidder, or changes
 * it, what they leave is looked at anew.
 * @param hasMet whether the one who calls has met somebody who works on the bidder
 */
export const shareBidder = async (ports: NetworkPorts, seat: Seat, sharing: boolean, hasMet = false): Promise<void> => {
  let again = hasMet
  for (let attempt = 1; ; attempt += 1) {
    try {
      const seen = [await look(ports, seat)]
      const told = await tellOf(ports, seat, seen, { sharing, again })
      // Whoever meets somebody from here on may have told after them what was older.
      again = true
      return await hearOthers(ports, seen, told)
    } catch (error) {
      if (!isConflict(error) || attempt === attempts) throw error
      // Not in step with the other, who may do the same.
      await ports.wait(Math.random() * 50 * 2 ** attempt)
    }
  }
}

const attempts = 6

const isConflict = (error: unknown): boolean =>
  isStoreError(error, 'stale') || isStoreError(error, 'exists') || isStoreError(error, 'missing')

/** The same for some bidders of a house together, which takes far fewer calls of the store; each for itself where one of them is worked on elsewhere. */
export const shareBidders = async (
  ports: NetworkPorts,
  house: House,
  documents: readonly Versioned<BidderDocument>[],
  sharing: boolean,
): Promise<void> => {
  const shares = await sharesOf(ports, house, documents)
  const seen = documents.map(({ document, version }): Seen => {
    const seat = { ...house, bidderId: document.id }
    return { seat, bidder: bidderOf(document, version), share: shares.get(document.id) }
  })
  try {
    await hearOthers(ports, seen, await tellOf(ports, house, seen, { sharing, again: false }))
  } catch (error) {
    if (!isConflict(error)) throw error
    await Promise.all(seen.map(({ seat }) => shareBidder(ports, seat, sharing, true)))
  }
}

const look = async (ports: NetworkPorts, seat: Seat): Promise<Seen> => {
  const house = ports.house(seat)
  const [stored, share] = await Promise.all([house.read<BidderDocument>(seat.bidderId), house.read<ShareDocument>(shareId(seat.bidderId))])
  const bidder = stored?.document.type === 'bidder' ? bidderOf(stored.document, stored.version) : undefined
  return { seat, bidder, share }
}

const sharesOf = async (ports: NetworkPorts, house: House, documents: readonly Versioned<BidderDocument>[]) => {
  const where = [{ field: 'id', in: documents.map(({ document }) => shareId(document.id)) }]
  const page = await ports.house(house).query<ShareDocument>({ type: 'networkShare', where }, { limit: documents.length })
  return new Map(page.items.map((document, index) => [document.bidderId, { document, version: page.versions[index] ?? '' }]))
}

const tellOf = async (
  ports: NetworkPorts,
  house: House,
  seen: readonly Seen[],
  how: { sharing: boolean; again: boolean },
): Promise<Told> => {
  const tellings = seen.map(async ({ seat, bidder, share }): Promise<Telling> => {
    const contribution = how.sharing && bidder ? contributionOf(bidder) : undefined
    return { seat, contribution, keys: contribution && bidder ? await ports.keys.personKeys(bidder) : [], share, again: how.again }
  })
  return tell(ports, house, await Promise.all(tellings))
}

/** Takes in what others tell, and lets them know of what was told. */
const hearOthers = async (ports: NetworkPorts, seen: readonly Seen[], told: Told): Promise<void> => {
  const words = seen.map(async ({ seat, bidder, share }) => {
    const isTold = told.bidders.has(seat.bidderId)
    const keys = bidder ? await ports.keys.personKeys(bidder) : []
    const others = await othersOf(ports, seat, [...new Set([...keys, ...(isTold ? (share?.document.keys ?? []) : [])])])
    const ofPerson = others.filter(({ key }) => keys.includes(key)).map(({ document }) => document)
    if (bidder) await takeIn(ports, seat, bidder, ofPerson)
    return isTold ? others : []
  })
  await sendWord(ports, (await Promise.all(words)).flat())
  await told.note()
}

interface Other {
  key: string
  document: ContributionDocument
}

/** A person is told of by at most so many bidders; a partition with more is no person. */
const mostTellers = 200

const othersOf = async (ports: NetworkPorts, seat: Seat, keys: readonly string[]): Promise<Other[]> => {
  const own = await ports.keys.contributionId(seat)
  const pages = await Promise.all(
    keys.map((key) => ports.person(key).query<ContributionDocument>({ type: 'contribution' }, { limit: mostTellers })),
  )
  return pages.flatMap(({ items }, index) => items.filter(({ id }) => id !== own).map((document) => ({ key: keys[index] ?? '', document })))
}

const sendWord = async (ports: NetworkPorts, others: readonly Other[]): Promise<void> => {
  const sealed = new Map(others.map(({ document: { id, seat } }) => [id, seat]))
  for (const seat of sealed.values()) await ports.queue.send(await ports.keys.open(seat))
}
