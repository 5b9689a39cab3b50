import type { Contribution } from '@auctionwiz/domain/network/contribution'
import { tellsHistory } from '@auctionwiz/domain/network/network-facts'
import type { Partition } from '@auctionwiz/platform/core/partition'
import { batchLimit, type Versioned, type Write } from '@auctionwiz/platform/core/store'
import { type Contributed, putContributions, removeContributions } from './contributions.ts'
import type { Seat } from './network-keys.ts'
import { type NetworkPorts, type ShareDocument, shareId } from './network-ports.ts'

/** What is to be told of a bidder, under which keys, and what stands in the network already. */
export interface Telling {
  seat: Seat
  contributionId: string
  contribution: Contribution | undefined
  keys: readonly string[]
  /** Under which something may stand. */
  before: readonly string[]
  share: Versioned<ShareDocument> | undefined
  /** Told also where it seems to stand there already. */
  again: boolean
}

/** Whose telling changed what others may know of the person; `note` makes known that it changed, once they had word. */
export interface Told {
  bidders: ReadonlySet<string>
  note(): Promise<void>
}

/** Tells the network of bidders of one house. Fails with `stale` or `exists` when somebody else does so at the same time. */
export const tell = async (
  ports: NetworkPorts,
  place: Pick<Seat, 'accountId' | 'auctionHouseId'>,
  tellings: readonly Telling[],
): Promise<Told> => {
  const house = ports.house(place)
  const changed = (await Promise.all(tellings.map((telling) => changeOf(ports, telling)))).filter((change) => change !== undefined)
  // First what will have to be taken away again, should the next steps not come to an end.
  const marks = changed.flatMap(({ mark }) => mark ?? [])
  const written = await writeAll(house, marks)
  const versions = new Map(marks.map((mark, index) => [mark, written[index]]))
  await passOn(ports, changed)
  const noted = changed.map(({ telling: { share, contribution }, mark, done }): Write => {
    const version = (mark ? versions.get(mark) : share?.version) ?? ''
    return contribution ? { kind: 'replace', document: done, version } : { kind: 'remove', id: done.id, version }
  })
  return {
    bidders: new Set(changed.filter(({ telling }) => mattersToOthers(telling)).map(({ telling }) => telling.seat.bidderId)),
    note: async () => {
      await writeAll(house, noted)
    },
  }
}

/** Not the first word of somebody without a history, as of most people of an import. */
const mattersToOthers = ({ share, contribution }: Telling): boolean =>
  share !== undefined || (contribution !== undefined && tellsHistory(contribution))

interface Change {
  telling: Telling
  /** Says under which keys something may stand; missing where that is said already. */
  mark: Write | undefined
  done: ShareDocument
}

const changeOf = async ({ keys: hashes }: NetworkPorts, telling: Telling): Promise<Change | undefined> => {
  const { seat, contribution, keys, before, share, again } = telling
  const digest = contribution ? await hashes.digest(JSON.stringify({ keys, contribution })) : ''
  const stands = share
    ? share.document.digest === digest && contribution !== undefined && !again
    : contribution === undefined && before.length === 0
  if (stands) return undefined
  const done: ShareDocument = { id: shareId(seat.bidderId), type: 'networkShare', bidderId: seat.bidderId, keys: [...keys], digest }
  const document: ShareDocument = { ...done, keys: [...new Set([...before, ...keys])], digest: '' }
  if (!share) return { telling, mark: { kind: 'create', document }, done }
  const isMarked = share.document.digest === '' && document.keys.length === share.document.keys.length
  return { telling, mark: isMarked ? undefined : { kind: 'replace', document, version: share.version }, done }
}

const passOn = async (ports: NetworkPorts, changed: readonly Change[]): Promise<void> => {
  const contributed = changed.map(async ({ telling: { seat, contributionId, contribution, keys } }): Promise<Contributed[]> => {
    return contribution ? [{ contributionId, keys, contribution, seat: await ports.keys.seal(seat) }] : []
  })
  await putContributions(ports, (await Promise.all(contributed)).flat())
  const withdrawn = changed.map(({ telling: { contributionId, keys, before } }) => {
    const old = [...new Set(before)].filter((key) => !keys.includes(key))
    return removeContributions(ports, contributionId, old)
  })
  await Promise.all(withdrawn)
}

/** Batch after batch; what comes before a failure stays written. */
const writeAll = async (house: Partition, writes: readonly Write[]): Promise<string[]> => {
  const versions: string[] = []
  for (let start = 0; start < writes.length; start += batchLimit)
    versions.push(...(await house.write(writes.slice(start, start + batchLimit))))
  return versions
}
