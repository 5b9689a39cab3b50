import type { Bidder } from '@auctionwiz/contracts/bidders'
import { contributionOf } from '@auctionwiz/domain/network/contribution'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import { isStoreError, StoreError, type Versioned } from '@auctionwiz/platform/core/store/store'
import { type BidderDocument, bidderIds, bidderOf, findBidder } from '@auctionwiz/records/bidders'
import type { ContributionDocument } from '@auctionwiz/records/contributions'
import type { Participation } from '@auctionwiz/records/network-participation'
import { networkShareRecord, type ShareDocument, shareId } from '@auctionwiz/records/network-shares'
import { applyNetwork } from './apply-network.ts'
import { sendChangeNotices } from './change-notices.ts'
import { contributionsOf } from './contributions.ts'
import { allowLookups } from './lookups.ts'
import type { BidderRef } from './network-keys.ts'
import { type NetworkPorts, networkRetries, participationOf } from './network-ports.ts'
import { type Published, publish } from './publish.ts'

/** A bidder as its house has it, missing where it is gone, and what of it is in the network. */
interface Seen {
  ref: BidderRef
  bidder: Bidder | undefined
  share: Versioned<ShareDocument> | undefined
  /** Under which the person is known; none of a bidder that is gone. */
  keys: readonly string[]
  contributionId: string
}

type House = Pick<BidderRef, 'accountId' | 'auctionHouseId'>

/** How bidders are brought up to date. */
interface SyncOptions {
  participation: Participation
  /** After a conflict with another writer: publishes again even what seems published already. */
  again: boolean
  /** Former keys that may still have a contribution, besides the current ones. */
  former: readonly string[]
}

/**
 * Synchronizes a bidder with the network. It publishes the house's facts under the person's keys, or withdraws them, and applies the facts of other
 * accounts to the bidder. It is idempotent: after a crash the next run does the rest. Other accounts that publish the person get a change notice
 * when the published facts change. If another worker changes the same bidder, this one reads the result again, and checks again whether the
 * account still takes part.
 * @param former keys under which the caller may have published the bidder before it met another worker
 */
export const shareBidder = async (
  ports: NetworkPorts,
  ref: BidderRef,
  participation: Participation,
  former?: readonly string[],
): Promise<void> => {
  let options: SyncOptions = { participation, again: former !== undefined, former: former ?? [] }
  let seen: Seen | undefined
  await retryConflicts(
    async () => {
      if (seen) options = { participation: await participationOf(ports, ref), again: true, former: [...options.former, ...seen.keys] }
      seen = await look(ports, ref)
      await bringUpToDate(ports, ref, [seen], options)
    },
    conflicts,
    networkRetries(ports),
  )
}

/** What the store says where another worker was faster at a record. */
export const conflicts = ['stale', 'exists', 'missing'] as const

/**
 * The same for some bidders of a house together, which takes far fewer calls of the store. Where one of them is worked on elsewhere, in ever
 * smaller parts, until that one is left for itself.
 */
export const shareBidders = async (
  ports: NetworkPorts,
  house: House,
  documents: readonly Versioned<BidderDocument>[],
  participation: Participation,
  again = false,
): Promise<void> => {
  if (documents.length === 0) return
  try {
    const seen = await lookAt(ports, house, documents)
    await bringUpToDate(ports, house, seen, { participation, again, former: [] })
  } catch (error) {
    if (!isStoreError(error, ...conflicts)) throw error
    const [first] = documents
    const asOfNow = await participationOf(ports, house)
    if (documents.length === 1 && first) {
      const former = await ports.keys.personKeys(bidderOf(first))
      return shareBidder(ports, { ...house, bidderId: first.document.id }, asOfNow, former)
    }
    const part = Math.ceil(documents.length / partsOfMet)
    for (let start = 0; start < documents.length; start += part)
      await shareBidders(ports, house, documents.slice(start, start + part), asOfNow, true)
  }
}

const partsOfMet = 8

/** Reads the network first: publishing this bidder then finds any account that published the person after the read. */
const look = async (ports: NetworkPorts, ref: BidderRef): Promise<Seen> => {
  const house = ports.house(ref)
  const share = await readerOf(networkShareRecord, house).find(shareId(ref.bidderId))
  return seenOf(ports, ref, await findBidder(house, ref.bidderId), share)
}

/** Fails with `stale` when one of the bidders is no longer as it was read, for the same reason. */
const lookAt = async (ports: NetworkPorts, house: House, documents: readonly Versioned<BidderDocument>[]): Promise<Seen[]> => {
  const all = { limit: documents.length }
  const shares = new Map<string, Versioned<ShareDocument>>()
  const published = [{ field: 'id', in: documents.map(({ document }) => shareId(document.id)) } as const]
  for await (const share of readerOf(networkShareRecord, ports.house(house)).each({ where: published }, documents.length))
    shares.set(share.document.bidderId, share)
  const asRead = [{ field: 'id', in: documents.map(({ document }) => document.id) } as const]
  const now = await listerOf(bidderIds, ports.house(house)).page({ where: asRead }, all)
  const versions = new Map(now.items.map(({ document: { id }, version }) => [id, version]))
  if (documents.some(({ document, version }) => versions.get(document.id) !== version))
    throw new StoreError('stale', 'a bidder has changed')
  const seen = documents.map((stored) =>
    seenOf(ports, { ...house, bidderId: stored.document.id }, bidderOf(stored), shares.get(stored.document.id)),
  )
  return Promise.all(seen)
}

const seenOf = async ({ keys }: NetworkPorts, ref: BidderRef, bidder: Bidder | undefined, share: Seen['share']): Promise<Seen> => ({
  ref,
  bidder,
  share,
  keys: bidder ? await keys.personKeys(bidder) : [],
  contributionId: await keys.contributionId(ref),
})

/** Publishes, notifies others, and applies what they publish. */
const bringUpToDate = async (ports: NetworkPorts, house: House, seen: readonly Seen[], options: SyncOptions): Promise<void> => {
  const { takesPart } = options.participation
  const contributor = await ports.keys.contributor(options.participation.contributor)
  const published = await publishOf(ports, house, seen, contributor, options)
  /** Those who have the keys that a bidder had until now are others too, where that changed. */
  const askedOf = ({ ref, share, keys }: Seen) => [
    ...new Set([...keys, ...(published.bidders.has(ref.bidderId) ? (share?.document.keys ?? []) : [])]),
  ]
  const admitted = takesPart ? await lookUp(ports, house, seen) : new Set<string>()
  const concerned = seen.filter(({ ref }) => admitted.has(ref.bidderId) || published.bidders.has(ref.bidderId))
  const known = await contributionsOf(ports, concerned.flatMap(askedOf))
  const othersOf = (keys: readonly string[]): ContributionDocument[] =>
    keys.flatMap((key) => known.get(key) ?? []).filter((document) => document.contributor !== contributor)
  const informed = seen.flatMap(({ bidder, ref, keys }) =>
    bidder ? [{ bidder, others: admitted.has(ref.bidderId) ? othersOf(keys) : [] }] : [],
  )
  await applyNetwork(ports, house, informed, takesPart)
  const notified = concerned.flatMap((one) => (published.bidders.has(one.ref.bidderId) ? othersOf(askedOf(one)) : []))
  await sendChangeNotices(ports, house, notified)
  await published.note()
}

const publishOf = (
  ports: NetworkPorts,
  house: House,
  seen: readonly Seen[],
  contributor: string,
  { participation, again, former }: SyncOptions,
): Promise<Published> => {
  const publications = seen.map(({ ref, bidder, share, keys, contributionId }) => {
    // Nothing is published about a person without email and phone: nobody could find it.
    const contribution = participation.takesPart && bidder && keys.length > 0 ? contributionOf(bidder) : undefined
    const before = [...(share?.document.keys ?? []), ...former, ...(again ? keys : [])]
    return { ref, contributionId, contributor, contribution, keys: contribution ? keys : [], before, share, again }
  })
  return publish(ports, house, publications)
}

const lookUp = (ports: NetworkPorts, house: House, seen: readonly Seen[]): Promise<Set<string>> => {
  const asked = seen.flatMap(({ bidder, ref, keys: [personKey], share }) =>
    bidder && personKey !== undefined
      ? [{ bidderId: ref.bidderId, personKey, publishes: contributionOf(bidder) !== undefined, known: share !== undefined }]
      : [],
  )
  return allowLookups(ports, house, asked)
}
