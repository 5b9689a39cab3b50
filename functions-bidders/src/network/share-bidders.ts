import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type BidderDocument, bidderOf } from '@auctionwiz/domain/bidders/document'
import { contributionOf } from '@auctionwiz/domain/network/contribution'
import { isStoreError, type Versioned } from '@auctionwiz/platform/core/store'
import { contributionsOf } from './contributions.ts'
import type { Seat } from './network-keys.ts'
import { bidderBatch, type ContributionDocument, type NetworkPorts, type ShareDocument, shareId } from './network-ports.ts'
import { takeIn } from './take-in.ts'
import { type Told, tell } from './tell.ts'

/** A bidder as its house has it, missing where it is gone, and what of it is in the network. */
interface Seen {
  seat: Seat
  bidder: Bidder | undefined
  share: Versioned<ShareDocument> | undefined
  /** Under which the person is known; none of a bidder that is gone. */
  keys: readonly string[]
  contributionId: string
}

type House = Pick<Seat, 'accountId' | 'auctionHouseId'>

/** How bidders are brought up to date: `again` tells also what seems to stand there already. */
interface Manner {
  sharing: boolean
  again: boolean
}

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
      return await hearOthers(ports, seat, seen, told)
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

/**
 * The same for some bidders of a house together, which takes far fewer calls of the store. Where one of them is worked on elsewhere, in ever
 * smaller parts, until that one is left for itself.
 */
export const shareBidders = async (
  ports: NetworkPorts,
  house: House,
  documents: readonly Versioned<BidderDocument>[],
  sharing: boolean,
  again = false,
): Promise<void> => {
  try {
    const seen = await lookAt(ports, house, documents)
    await hearOthers(ports, house, seen, await tellOf(ports, house, seen, { sharing, again }))
  } catch (error) {
    if (!isConflict(error)) throw error
    const [first] = documents
    if (documents.length === 1 && first) return shareBidder(ports, { ...house, bidderId: first.document.id }, sharing, true)
    const part = Math.ceil(documents.length / partsOfMet)
    for (let start = 0; start < documents.length; start += part)
      await shareBidders(ports, house, documents.slice(start, start + part), sharing, true)
  }
}

const partsOfMet = 8

const look = async (ports: NetworkPorts, seat: Seat): Promise<Seen> => {
  const house = ports.house(seat)
  const [stored, share] = await Promise.all([house.read<BidderDocument>(seat.bidderId), house.read<ShareDocument>(shareId(seat.bidderId))])
  const bidder = stored?.document.type === 'bidder' ? bidderOf(stored.document, stored.version) : undefined
  return seenOf(ports, seat, bidder, share)
}

const lookAt = async (ports: NetworkPorts, house: House, documents: readonly Versioned<BidderDocument>[]): Promise<Seen[]> => {
  const where = [{ field: 'id', in: documents.map(({ document }) => shareId(document.id)) }]
  const page = await ports.house(house).query<ShareDocument>({ type: 'networkShare', where }, { limit: documents.length })
  const shares = new Map(page.items.map((document, index) => [document.bidderId, { document, version: page.versions[index] ?? '' }]))
  const seen = documents.map(({ document, version }) =>
    seenOf(ports, { ...house, bidderId: document.id }, bidderOf(document, version), shares.get(document.id)),
  )
  return Promise.all(seen)
}

const seenOf = async ({ keys }: NetworkPorts, seat: Seat, bidder: Bidder | undefined, share: Seen['share']): Promise<Seen> => ({
  seat,
  bidder,
  share,
  keys: bidder ? await keys.personKeys(bidder) : [],
  contributionId: await keys.contributionId(seat),
})

const tellOf = (ports: NetworkPorts, house: House, seen: readonly Seen[], { sharing, again }: Manner): Promise<Told> => {
  const tellings = seen.map(({ seat, bidder, share, keys, contributionId }) => {
    const contribution = sharing && bidder ? contributionOf(bidder) : undefined
    return { seat, contributionId, contribution, keys: contribution ? keys : [], share, again }
  })
  return tell(ports, house, tellings)
}

/** Takes in what others tell, and lets them know of what was told. */
const hearOthers = async (ports: NetworkPorts, house: House, seen: readonly Seen[], told: Told): Promise<void> => {
  /** Those of whom a bidder's house told until now are others too, where that changed. */
  const askedOf = ({ seat, share, keys }: Seen) => [
    ...new Set([...keys, ...(told.bidders.has(seat.bidderId) ? (share?.document.keys ?? []) : [])]),
  ]
  const known = await contributionsOf(ports, seen.flatMap(askedOf))
  const othersOf = (keys: readonly string[], { contributionId }: Seen): ContributionDocument[] =>
    keys.flatMap((key) => known.get(key) ?? []).filter((document) => document.contributionId !== contributionId)
  const heard = seen.flatMap((one) => (one.bidder ? [{ bidder: one.bidder, others: othersOf(one.keys, one) }] : []))
  await takeIn(ports, house, heard)
  await sendWord(
    ports,
    seen.flatMap((one) => (told.bidders.has(one.seat.bidderId) ? othersOf(askedOf(one), one) : [])),
  )
  await told.note()
}

/** One message for many bidders of a house. */
const sendWord = async (ports: NetworkPorts, others: readonly ContributionDocument[]): Promise<void> => {
  const sealed = new Map(others.map(({ contributionId, seat }) => [contributionId, seat]))
  const houses = new Map<string, { house: House; bidderIds: string[] }>()
  for (const { bidderId, ...house } of await Promise.all([...sealed.values()].map((seat) => ports.keys.open(seat)))) {
    const key = JSON.stringify([house.accountId, house.auctionHouseId])
    const word = houses.get(key) ?? { house, bidderIds: [] }
    houses.set(key, word)
    word.bidderIds.push(bidderId)
  }
  for (const { house, bidderIds } of houses.values())
    for (let start = 0; start < bidderIds.length; start += bidderBatch)
      await ports.queue.send({ ...house, bidderIds: bidderIds.slice(start, start + bidderBatch) })
}
