import { groupsOf } from '@auctionwiz/domain/merges/groups'
import { type PartOf, projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { Conditions } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { type PairDocument, pairRecord } from '@auctionwiz/records/duplicate-pairs'

/** More records than this are hardly one person: they are left to people. */
const largestGroup = 8

const openPairs = projection(pairRecord, ['bidderIds', 'mergeAt'])

type Open = PartOf<typeof openPairs>

/** Which of the pending pairs are to be merged. */
export type Choice = (pair: Open) => boolean

/** All that may be merged without review from a threshold on. */
export const atLeast =
  (threshold: number): Choice =>
  ({ mergeAt }) =>
    mergeAt >= threshold

/** Those that a person named. */
export const named = (ids: readonly string[]): Choice => {
  const known = new Set(ids)
  return ({ id }) => known.has(id)
}

export interface GroupsToMerge {
  /** The ids of the records of each person. */
  groups: string[][]
  /** Groups that stay for review: not all of their records match, or there are too many. */
  left: number
}

/** What merging the chosen ones does. @param open all pending pairs, or at least those that name a bidder of a chosen one */
export const groupsToMerge = (open: readonly Open[], isChosen: Choice): GroupsToMerge => {
  const { groups, unclear } = groupsOf(
    open.filter(isChosen).map(({ bidderIds }) => bidderIds),
    open.map(({ bidderIds }) => bidderIds),
  )
  const small = groups.filter(({ length }) => length <= largestGroup)
  return { groups: small, left: unclear.length + groups.length - small.length }
}

/** All pending pairs of the house, or those that meet a further condition. */
export const pendingPairs = async (house: PartitionReader, ...more: Conditions<PairDocument>): Promise<Open[]> => {
  const found: Open[] = []
  const where: Conditions<PairDocument> = [{ field: 'status', equals: 'pending' }, ...more]
  for await (const { document } of listerOf(openPairs, house).each({ where }, 1000)) found.push(document)
  return found
}

/** Ids in one query. */
const idsAtOnce = 100

/** The pending pairs among those named, and all others of their bidders: what decides whether a group is clear. */
export const pendingAround = async (house: PartitionReader, ids: readonly string[]): Promise<Open[]> => {
  const chosen = (await Promise.all(chunksOf(ids).map((some) => pendingPairs(house, { field: 'id', in: some })))).flat()
  const bidders = [...new Set(chosen.flatMap(({ bidderIds }) => bidderIds))]
  const naming = chunksOf(bidders).map((some) => pendingPairs(house, { field: 'bidderIds', containsAll: [some] }))
  return [...new Map((await Promise.all(naming)).flat().map((pair) => [pair.id, pair])).values()]
}

const chunksOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, index) => ids.slice(index * idsAtOnce, (index + 1) * idsAtOnce))
