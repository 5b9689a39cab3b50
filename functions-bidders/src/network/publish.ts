import type { Contribution } from '@auctionwiz/domain/network/contribution'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { batchLimit, type Versioned, type Write } from '@auctionwiz/platform/core/store/store'
import { networkShareRecord, type ShareDocument, shareId } from '@auctionwiz/records/network-shares'
import { type Contributed, putContributions, removeContributions } from './contributions.ts'
import type { BidderRef, NetworkKeys } from './network-keys.ts'
import type { NetworkPorts } from './network-ports.ts'

/** What is to be published of a bidder, under which keys, and what was published before. */
export interface Publication {
  ref: BidderRef
  contributionId: string
  contributor: string
  /** Undefined to withdraw what was published. */
  contribution: Contribution | undefined
  keys: readonly string[]
  /** Under which something may have been published. */
  before: readonly string[]
  share: Versioned<ShareDocument> | undefined
  /** Published also where nothing seems to have changed. */
  again: boolean
}

/** The bidders whose published facts have changed. `note` records the change, once the other houses have their change notices. */
export interface Published {
  bidders: ReadonlySet<string>
  note(): Promise<void>
}

/**
 * Publishes facts of bidders of one house, or withdraws them. Writes nothing about people without recorded facts. Fails with `stale` or `exists` when
 * another worker writes at the same time.
 */
export const publish = async (
  ports: NetworkPorts,
  place: Pick<BidderRef, 'accountId' | 'auctionHouseId'>,
  publications: readonly Publication[],
): Promise<Published> => {
  const house = ports.house(place)
  const changed = (await Promise.all(publications.map((one) => changeOf(ports, one)))).filter((change) => change !== undefined)
  // Records first what must be withdrawn if the next steps are interrupted.
  const marks = changed.flatMap(({ mark }) => mark ?? [])
  const written = await writeAll(house, marks)
  const versions = new Map(marks.map((mark, index) => [mark, written[index]]))
  await writeContributions(ports, changed)
  const noted = changed.map(({ publication: { share, contribution }, mark, done }): Write => {
    const version = (mark ? versions.get(mark) : share?.version) ?? ''
    return contribution ? networkShareRecord.replacement(done, version) : { kind: 'remove', id: done.id, version }
  })
  return {
    bidders: new Set(changed.filter(({ publication }) => mattersToOthers(publication)).map(({ done }) => done.bidderId)),
    note: async () => {
      await writeAll(house, noted)
    },
  }
}

const mattersToOthers = ({ share, contribution }: Publication): boolean => share !== undefined || contribution !== undefined

interface Change {
  publication: Publication
  /** Records under which keys something may be published; missing where that is recorded already. */
  mark: Write | undefined
  done: ShareDocument
}

/** Of what is published: it changes with each part of it. */
export const digestOf = (
  hashes: NetworkKeys,
  { keys, contributor, contribution }: { keys: readonly string[]; contributor: string; contribution: Contribution },
): Promise<string> => hashes.digest(JSON.stringify({ keys, contributor, contribution }))

export const shareDocument = (bidderId: string, keys: readonly string[], digest: string): ShareDocument =>
  networkShareRecord.document({ id: shareId(bidderId), bidderId, keys: [...keys], digest })

const changeOf = async ({ keys: hashes }: NetworkPorts, publication: Publication): Promise<Change | undefined> => {
  const { ref, contribution, contributor, keys, before, share, again } = publication
  const digest = contribution ? await digestOf(hashes, { keys, contributor, contribution }) : ''
  const isDone = share
    ? share.document.digest === digest && contribution !== undefined && !again
    : contribution === undefined && before.length === 0
  if (isDone) return undefined
  const done = shareDocument(ref.bidderId, keys, digest)
  const document: ShareDocument = { ...done, keys: [...new Set([...before, ...keys])], digest: '' }
  if (!share) return { publication, mark: networkShareRecord.creation(document), done }
  const isMarked = share.document.digest === '' && document.keys.length === share.document.keys.length
  return { publication, mark: isMarked ? undefined : networkShareRecord.replacement(document, share.version), done }
}

const writeContributions = async (ports: NetworkPorts, changed: readonly Change[]): Promise<void> => {
  const contributed = changed.map(async ({ publication }): Promise<Contributed[]> => {
    const { ref, contributionId, contributor, contribution, keys } = publication
    return contribution ? [{ contributionId, contributor, keys, contribution, sealedRef: await ports.keys.seal(ref) }] : []
  })
  await putContributions(ports, (await Promise.all(contributed)).flat())
  const withdrawn = changed.map(({ publication: { contributionId, keys, before } }) => {
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
