import type { Contribution } from '@auctionwiz/domain/network/contribution'
import { isStoreError, type Versioned, type Write } from '@auctionwiz/platform/core/store'
import type { Seat } from './network-keys.ts'
import { type ContributionDocument, type NetworkPorts, type ShareDocument, shareId } from './network-ports.ts'

/** What is to be told of a bidder, under which keys, and what stands in the network already. */
export interface Telling {
  seat: Seat
  contribution: Contribution | undefined
  keys: string[]
  share: Versioned<ShareDocument> | undefined
  /** Told also where it seems to stand there already. */
  again: boolean
}

/** Whose telling changed; `note` makes that known, once all others had word. */
export interface Told {
  bidders: ReadonlySet<string>
  note(): Promise<void>
}

/** Tells the network of bidders of one house, at most as many as a batch holds. Fails with `stale` or `exists` when somebody else does so at the same time. */
export const tell = async (
  ports: NetworkPorts,
  place: Pick<Seat, 'accountId' | 'auctionHouseId'>,
  tellings: readonly Telling[],
): Promise<Told> => {
  const house = ports.house(place)
  const changed = (await Promise.all(tellings.map((telling) => changeOf(ports, telling)))).filter((change) => change !== undefined)
  // First what will have to be taken away again, should the next steps not come to an end.
  const marks = changed.flatMap(({ mark }) => mark ?? [])
  const versions = await house.write(marks)
  await Promise.all(changed.map((change) => passOn(ports, change)))
  const noted = changed.map(({ telling: { share, contribution }, mark, done }): Write => {
    const version = (mark ? versions[marks.indexOf(mark)] : share?.version) ?? ''
    return contribution ? { kind: 'replace', document: done, version } : { kind: 'remove', id: done.id, version }
  })
  return {
    bidders: new Set(changed.map(({ telling }) => telling.seat.bidderId)),
    note: async () => {
      await house.write(noted)
    },
  }
}

interface Change {
  telling: Telling
  /** Says under which keys something may stand; missing where that is said already. */
  mark: Write | undefined
  done: ShareDocument
}

const changeOf = async ({ keys: hashes }: NetworkPorts, telling: Telling): Promise<Change | undefined> => {
  const { seat, contribution, keys, share, again } = telling
  const digest = contribution ? await hashes.digest(JSON.stringify([keys, contribution])) : ''
  const stands = share ? share.document.digest === digest && contribution !== undefined && !again : contribution === undefined
  if (stands) return undefined
  const done: ShareDocument = { id: shareId(seat.bidderId), type: 'networkShare', bidderId: seat.bidderId, keys, digest }
  const document: ShareDocument = { ...done, keys: [...new Set([...(share?.document.keys ?? []), ...keys])], digest: '' }
  if (!share) return { telling, mark: { kind: 'create', document }, done }
  const isMarked = share.document.digest === '' && document.keys.length === share.document.keys.length
  return { telling, mark: isMarked ? undefined : { kind: 'replace', document, version: share.version }, done }
}

const passOn = async (ports: NetworkPorts, { telling: { seat, contribution, keys, share } }: Change): Promise<void> => {
  const id = await ports.keys.contributionId(seat)
  if (contribution) {
    const document: ContributionDocument = { id, type: 'contribution', contribution, seat: await ports.keys.seal(seat) }
    await Promise.all(keys.map((key) => ports.person(key).write([{ kind: 'put', document }])))
  }
  const old = share?.document.keys ?? []
  await Promise.all(old.filter((key) => !keys.includes(key)).map((key) => takeAway(ports, key, id)))
}

const takeAway = async (ports: NetworkPorts, key: string, id: string): Promise<void> => {
  await ports
    .person(key)
    .write([{ kind: 'remove', id }])
    .catch((error: unknown) => {
      if (!isStoreError(error, 'missing')) throw error
    })
}
