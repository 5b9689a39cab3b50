import type { Contribution } from '@auctionwiz/domain/network/contribution'
import { batchLimit, isStoreError, type Write } from '@auctionwiz/platform/core/store'
import type { ContributionDocument, NetworkPorts } from './network-ports.ts'

/**
 * What is told of people. A person's key says in which of 64 buckets what is told of the person stands, and each bucket is a partition: few
 * enough that what is told of many bidders goes in a few batches, enough that none grows large or hot.
 */

const bucketOf = (personKey: string): string => String(Number.parseInt(personKey.slice(0, 2), 16) % 64)

/** What is told of one bidder, under all keys of the person. */
export interface Contributed {
  contributionId: string
  keys: readonly string[]
  contribution: Contribution
  /** Sealed, see `NetworkKeys.seal`. */
  seat: string
}

const idOf = (contributionId: string, personKey: string): string => `${contributionId}.${personKey}`

const byBucket = <T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] => {
  const buckets = new Map<string, T[]>()
  for (const item of items) {
    const bucket = bucketOf(keyOf(item))
    const others = buckets.get(bucket)
    if (others) others.push(item)
    else buckets.set(bucket, [item])
  }
  return [...buckets]
}

/** Puts what is told in the place of what was told before. */
export const putContributions = async ({ people }: NetworkPorts, told: readonly Contributed[]): Promise<void> => {
  const documents = told.flatMap(({ keys, ...content }) =>
    keys.map(
      (personKey): ContributionDocument => ({ id: idOf(content.contributionId, personKey), type: 'contribution', personKey, ...content }),
    ),
  )
  const work = byBucket(documents, ({ personKey }) => personKey).map(async ([bucket, some]) => {
    for (let start = 0; start < some.length; start += batchLimit)
      await people(bucket).write(some.slice(start, start + batchLimit).map((document): Write => ({ kind: 'put', document })))
  })
  await Promise.all(work)
}

/** Takes away what is told of a bidder under some keys, where it still stands. */
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

/** A person is told of by at most so many bidders; whom more tell of is no person, and only so many are heard. */
const mostTellers = 200

/** @returns what is told of each of the people, by their keys */
export const contributionsOf = async ({ people }: NetworkPorts, keys: readonly string[]): Promise<Map<string, ContributionDocument[]>> => {
  const ask = async (bucket: string, some: readonly string[]): Promise<ContributionDocument[]> => {
    const query = { type: 'contribution', where: [{ field: 'personKey', in: some }] }
    const found: ContributionDocument[] = []
    let next: string | undefined
    do {
      // A page may end before its limit, and the rest matters as much.
      const page = await people(bucket).query<ContributionDocument>(query, { limit: mostTellers - found.length, next })
      found.push(...page.items)
      next = page.next
    } while (next !== undefined && found.length < mostTellers)
    if (next === undefined || some.length === 1) return found
    return (await Promise.all(some.map((key) => ask(bucket, [key])))).flat()
  }
  const pages = await Promise.all(byBucket([...new Set(keys)], (key) => key).map(([bucket, some]) => ask(bucket, some)))
  const found = new Map<string, ContributionDocument[]>(keys.map((key) => [key, []]))
  for (const document of pages.flat()) found.get(document.personKey)?.push(document)
  return found
}
