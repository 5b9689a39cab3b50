import { groupsOf } from '@auctionwiz/domain/merges/groups'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { PairDocument } from './pair-document.ts'

/** More records than this are hardly one person: they are left to people. */
const largestGroup = 8

type Open = Pick<PairDocument, 'id' | 'type' | 'bidderIds' | 'mergeAt'>

export interface GroupsToMerge {
  /** The ids of the records of each person. */
  groups: string[][]
  /** Groups that stay for review: not all of their records match, or there are too many. */
  left: number
}

/** What merging all pending pairs at or above the threshold does. */
export const groupsToMerge = (open: readonly Open[], threshold: number): GroupsToMerge => {
  const { groups, unclear } = groupsOf(
    open.filter(({ mergeAt }) => mergeAt >= threshold).map(({ bidderIds }) => bidderIds),
    open.map(({ bidderIds }) => bidderIds),
  )
  const small = groups.filter(({ length }) => length <= largestGroup)
  return { groups: small, left: unclear.length + groups.length - small.length }
}

export const pendingPairs = async (house: PartitionReader): Promise<Open[]> => {
  const query = { type: 'duplicate-pair', where: [{ field: 'status', equals: 'pending' }], fields: ['bidderIds', 'mergeAt'] }
  const found: Open[] = []
  let next: string | undefined
  do {
    const page = await house.query<Open>(query, { limit: 1000, next })
    found.push(...page.items)
    next = page.next
  } while (next !== undefined)
  return found
}
