import type { Contribution } from '@auctionwiz/domain/network/contribution'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { DocumentOf, Selection } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { batchLimit, isStoreError } from '@auctionwiz/platform/core/store/store'
import { type ContributionDocument, contributionRecord, isAttributed } from '@auctionwiz/records/contributions'
import type { NetworkPorts } from './network-ports.ts'

/**
 * What accounts publish of people. A person's key decides which of 64 buckets holds the person's contributions, and each bucket is a partition: few
 * enough that those of many bidders are written in a few batches, enough that none grows large or hot.
 */

type StoredContribution = DocumentOf<typeof contributionRecord>

export const bucketOf = (personKey: string): string => String(Number.parseInt(personKey.slice(0, 2), 16) % 64)

/** What is published of one bidder, under all keys of the person. */
export interface Contributed {
  contributionId: string
  /** See `NetworkKeys.contributor`. */
  contributor: string
  keys: readonly string[]
  contribution: Contribution
  /** See `NetworkKeys.seal`. */
  sealedRef: string
}

const idOf = (contributionId: string, personKey: string): string => `${contributionId}.${personKey}`

const byBucket = <T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] => [
  ...Map.groupBy(items, (item) => bucketOf(keyOf(item))),
]

/** One for each key of each person. */
export const contributionDocuments = (contributed: readonly Contributed[]): ContributionDocument[] =>
  contributed.flatMap(({ keys, ...content }) =>
    keys.map((personKey) => ({
      ...contributionRecord.document({ id: idOf(content.contributionId, personKey), personKey, ...content }),
      contributor: content.contributor,
    })),
  )

/** Publishes contributions, in the place of earlier ones of the same bidders. */
export const putContributions = async ({ people }: NetworkPorts, contributed: readonly Contributed[]): Promise<void> => {
  const work = byBucket(contributionDocuments(contributed), ({ personKey }) => personKey).map(async ([bucket, some]) => {
    for (let start = 0; start < some.length; start += batchLimit)
      await people(bucket).write(some.slice(start, start + batchLimit).map((document) => contributionRecord.put(document)))
  })
  await Promise.all(work)
}

/** Withdraws the contribution of a bidder under some keys, where there is one. */
export const removeContributions = async ({ people }: NetworkPorts, contributionId: string, keys: readonly string[]): Promise<void> => {
  const work = keys.map((key) =>
    people(bucketOf(key))
      .write([{ kind: 'remove', id: idOf(contributionId, key) }])
      .catch((error: unknown) => {
        if (!isStoreError(error, 'missing')) throw error
      }),
  )
  await Promise.all(work)
}

/** Documents that one query for several people reads; more than these are read person by person. */
const maxTogether = 1000
/** Contributors that are read of one person, and contributions of each: one account cannot crowd out the others, however many houses it has. */
const maxContributors = 200
const maxOfContributor = 20

/** @returns the contributions of each of the people, by their keys */
export const contributionsOf = async (ports: NetworkPorts, keys: readonly string[]): Promise<Map<string, ContributionDocument[]>> => {
  const together = async ([bucket, some]: [string, string[]]): Promise<ContributionDocument[]> => {
    const { items, isAll } = await upTo(maxTogether, ports.people(bucket), { where: [{ field: 'personKey', in: some }] })
    return isAll ? items : (await Promise.all(some.map((key) => ofPerson(ports, key)))).flat()
  }
  const pages = await Promise.all(byBucket([...new Set(keys)], (key) => key).map(together))
  const found = Map.groupBy(pages.flat(), ({ personKey }) => personKey)
  return new Map(keys.map((key) => [key, withinLimits(found.get(key) ?? [])]))
}

/**
 * The first results of a query. A page may end before its limit, and the rest matters as much. The nightly job replaces contributions that name no
 * contributor.
 */
const upTo = async (limit: number, partition: PartitionReader, selection: Selection<StoredContribution>) => {
  const contributions = readerOf(contributionRecord, partition)
  const items: ContributionDocument[] = []
  let next: string | undefined
  do {
    const page = await contributions.page(selection, { limit: limit - items.length, next })
    items.push(...page.items.map(({ document }) => document).filter(isAttributed))
    next = page.next
  } while (next !== undefined && items.length < limit)
  return { items, isAll: next === undefined }
}

/** The contributions of one person, contributor by contributor: the rest of one that has too many is passed over. */
const ofPerson = async ({ people }: NetworkPorts, personKey: string): Promise<ContributionDocument[]> => {
  const partition = people(bucketOf(personKey))
  const found: ContributionDocument[] = []
  let from = ''
  for (let contributors = 0; contributors < maxContributors; contributors += 1) {
    const { items } = await upTo(maxOfContributor, partition, {
      where: [
        { field: 'personKey', equals: personKey },
        { field: 'contributor', atLeast: from },
      ],
      orderBy: [{ field: 'contributor' }],
    })
    const [first] = items
    if (!first) break
    found.push(...items.filter(({ contributor }) => contributor === first.contributor))
    from = `${first.contributor}~`
  }
  return found
}

const withinLimits = (documents: readonly ContributionDocument[]): ContributionDocument[] => {
  const sorted = documents.toSorted((a, b) => (a.contributionId < b.contributionId ? -1 : 1))
  const byContributor = [...Map.groupBy(sorted, ({ contributor }) => contributor)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return byContributor.slice(0, maxContributors).flatMap(([, some]) => some.slice(0, maxOfContributor))
}
