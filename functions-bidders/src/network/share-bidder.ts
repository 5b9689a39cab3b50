import { type BidderDocument, bidderOf } from '@auctionwiz/domain/bidders/document'
import { type Contribution, contributionOf } from '@auctionwiz/domain/network/contribution'
import { isStoreError, type Versioned } from '@auctionwiz/platform/core/store'
import type { Seat } from './network-keys.ts'
import { type ContributionDocument, type NetworkPorts, type ShareDocument, shareId } from './network-ports.ts'
import { takeIn } from './take-in.ts'

/**
 * Brings a bidder and the network up to date with each other: what the house tells of the bidder is put under the person's keys, or
 * taken away from there, and what others tell is taken into the bidder. Doing it again changes nothing; killed anywhere, the next time
 * does the rest. Others who tell of the person are sent word when what is told changes.
 */
export const shareBidder = async (ports: NetworkPorts, seat: Seat, sharing: boolean): Promise<void> => {
  const house = ports.house(seat)
  const [stored, share] = await Promise.all([house.read<BidderDocument>(seat.bidderId), house.read<ShareDocument>(shareId(seat.bidderId))])
  const bidder = stored?.document.type === 'bidder' ? bidderOf(stored.document, stored.version) : undefined
  const keys = bidder ? await ports.keys.personKeys(bidder) : []
  const contribution = sharing && bidder ? contributionOf(bidder) : undefined
  const told = await tell(ports, seat, { contribution, keys: contribution ? keys : [], share })
  const others = await othersOf(ports, seat, [...new Set([...keys, ...(told ? (share?.document.keys ?? []) : [])])])
  if (bidder)
    await takeIn(
      ports,
      seat,
      bidder,
      others.filter(({ key }) => keys.includes(key)).map(({ document }) => document),
    )
  if (!told) return
  await sendWord(ports, others)
  await told.note()
}

interface Telling {
  contribution: Contribution | undefined
  keys: string[]
  share: Versioned<ShareDocument> | undefined
}

/** @returns undefined when nothing of what is told of the bidder has changed; else `note`, which makes that known once all others had word. */
const tell = async (
  ports: NetworkPorts,
  seat: Seat,
  { contribution, keys, share }: Telling,
): Promise<{ note(): Promise<void> } | undefined> => {
  const digest = contribution ? await ports.keys.digest(JSON.stringify([keys, contribution])) : ''
  if (share ? share.document.digest === digest && contribution !== undefined : contribution === undefined) return undefined
  const house = ports.house(seat)
  const old = share?.document.keys ?? []
  const document: ShareDocument = {
    id: shareId(seat.bidderId),
    type: 'networkShare',
    bidderId: seat.bidderId,
    keys: [...new Set([...old, ...keys])],
    digest: '',
  }
  // First what will have to be taken away again, should the next steps not come to an end.
  const [version = ''] = await house.write([share ? { kind: 'replace', document, version: share.version } : { kind: 'create', document }])
  const id = await ports.keys.contributionId(seat)
  if (contribution) {
    const told: ContributionDocument = { id, type: 'contribution', contribution, seat: await ports.keys.seal(seat) }
    await Promise.all(keys.map((key) => ports.person(key).write([{ kind: 'put', document: told }])))
  }
  await Promise.all(old.filter((key) => !keys.includes(key)).map((key) => takeAway(ports, key, id)))
  const done: ShareDocument = { ...document, keys, digest }
  return {
    note: async () => {
      await house.write([contribution ? { kind: 'replace', document: done, version } : { kind: 'remove', id: document.id, version }])
    },
  }
}

const takeAway = async (ports: NetworkPorts, key: string, id: string): Promise<void> => {
  await ports
    .person(key)
    .write([{ kind: 'remove', id }])
    .catch((error: unknown) => {
      if (!isStoreError(error, 'missing')) throw error
    })
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
