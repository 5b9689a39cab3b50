import { groupsOf } from '@auctionwiz/domain/merges/groups'
import { type PartOf, projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { pairRecord } from '@auctionwiz/records/duplicate-pairs'

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

/** What merging the chosen ones of all pending pairs does. */
export const groupsToMerge = (open: readonly Open[], isChosen: Choice): GroupsToMerge => {
  const { groups, unclear } = groupsOf(
    open.filter(isChosen).map(({ bidderIds }) => bidderIds),
    open.map(({ bidderIds }) => bidderIds),
  )
  const small = groups.filter(({ length }) => length <= largestGroup)
  return { groups: small, left: unclear.length + groups.length - small.length }
}

export const pendingPairs = async (house: PartitionReader): Promise<Open[]> => {
  const found: Open[] = []
  const where = [{ field: 'status', equals: 'pending' } as const]
  for await (const { document } of listerOf(openPairs, house).each({ where }, 1000)) found.push(document)
  return found
}
