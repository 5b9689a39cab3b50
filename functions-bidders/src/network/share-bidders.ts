import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type BidderDocument, bidderOf } from '@auctionwiz/domain/bidders/document'
import { contributionOf } from '@auctionwiz/domain/network/contribution'
import { isStoreError, type StoredDocument, StoreError, type Versioned } from '@auctionwiz/platform/core/store'
import { contributionsOf } from './contributions.ts'
import type { Seat } from './network-keys.ts'
import { bidderBatch, type ContributionDocument, type NetworkPorts, type ShareDocument, shareId } from './network-ports.ts'
import { readSharing } from './sharing.ts'
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

/** How bidders are brought up to date. */
interface Manner {
  sharing: boolean
  /** Somebody else was met before, who may have told or taken away in between: what seems to stand there already is told anew. */
  again: boolean
  /** Keys under which something may have been put before that, beside those of today. */
  former: readonly string[]
}

/**
 * Brings a bidder and the network up to date with each other: what the house tells of the bidder is put under the person's keys, or
 * taken away from there, and what others tell is taken into the bidder. Doing it again changes nothing; killed anywhere, the next time
 * does the rest. Others who tell of the person are sent word when what is told changes. Where somebody else works on the same bidder, or changes
 * it, what they leave is looked at anew, as is whether the account still shares.
 * @param former keys under which the one who calls may have told of the bidder before meeting somebody who works on it
 */
export const shareBidder = async (ports: NetworkPorts, seat: Seat, sharing: boolean, former?: readonly string[]): Promise<void> => {
  let manner: Manner = { sharing, again: former !== undefined, former: former ?? [] }
  for (let attempt = 1; ; attempt += 1) {
    const seen = await look(ports, seat)
    try {
      return await hearOthers(ports, seat, [seen], await tellOf(ports, seat, [seen], manner))
    } catch (error) {
      if (!isConflict(error) || attempt === attempts) throw error
      // Not in step with the other, who may do the same.
      await ports.wait(Math.random() * 50 * 2 ** attempt)
      manner = { sharing: await isSharing(ports, seat), again: true, former: [...manner.former, ...seen.keys] }
    }
  }
}

const attempts = 6

/** Whether somebody else was faster at a record. */
export const isConflict = (error: unknown): boolean =>
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
  if (documents.length === 0) return
  try {
    const seen = await lookAt(ports, house, documents)
    await hearOthers(ports, house, seen, await tellOf(ports, house, seen, { sharing, again, former: [] }))
  } catch (error) {
    if (!isConflict(error)) throw error
    const [first] = documents
    const stillSharing = await isSharing(ports, house)
    if (documents.length === 1 && first) {
      const former = await ports.keys.personKeys(bidderOf(first.document, first.version))
      return shareBidder(ports, { ...house, bidderId: first.document.id }, stillSharing, former)
    }
    const part = Math.ceil(documents.length / partsOfMet)
    for (let start = 0; start < documents.length; start += part)
      await shareBidders(ports, house, documents.slice(start, start + part), stillSharing, true)
  }
}

const partsOfMet = 8

const isSharing = async (ports: NetworkPorts, { accountId }: House): Promise<boolean> =>
  (await readSharing(ports.account(accountId))).sharing

/** First what is in the network: who tells of a later bidder after that is met when this one is told of. */
const look = async (ports: NetworkPorts, seat: Seat): Promise<Seen> => {
  const house = ports.house(seat)
  const share = await house.read<ShareDocument>(shareId(seat.bidderId))
  const stored = await house.read<BidderDocument>(seat.bidderId)
  const bidder = stored?.document.type === 'bidder' ? bidderOf(stored.document, stored.version) : undefined
  return seenOf(ports, seat, bidder, share)
}

/** Fails with `stale` when one of the bidders is no longer as it was read, for the same reason. */
const lookAt = async (ports: NetworkPorts, house: House, documents: readonly Versioned<BidderDocument>[]): Promise<Seen[]> => {
  const all = { limit: documents.length }
  const where = [{ field: 'id', in: documents.map(({ document }) => shareId(document.id)) }]
  const page = await ports.house(house).query<ShareDocument>({ type: 'networkShare', where }, all)
  const asRead = [{ field: 'id', in: documents.map(({ document }) => document.id) }]
  const now = await ports.house(house).query<StoredDocument>({ type: 'bidder', where: asRead, fields: [] }, all)
  const versions = new Map(now.items.map(({ id }, index) => [id, now.versions[index]]))
  if (documents.some(({ document, version }) => versions.get(document.id) !== version))
    throw new StoreError('stale', 'a bidder has changed')
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

const tellOf = (ports: NetworkPorts, house: House, seen: readonly Seen[], { sharing, again, former }: Manner): Promise<Told> => {
  const tellings = seen.map(({ seat, bidder, share, keys, contributionId }) => {
    const contribution = sharing && bidder ? contributionOf(bidder) : undefined
    const before = [...(share?.document.keys ?? []), ...former, ...(again ? keys : [])]
    return { seat, contributionId, contribution, keys: contribution ? keys : [], before, share, again }
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
