import type { Invitation, ReviewGroup } from '@auctionwiz/contracts/bidder-invitations'
import { useMemo } from 'react'
import { invitationsIn, type ListPages, type Summary, type useQueue } from './use-queue.ts'

export interface GroupRows {
  id: ReviewGroup
  summary: Summary['groups'][number]
  rows: readonly Invitation[]
  pages: ListPages
}

/** The rows of each group in review, without those just decided; a collapsed group has none. */
export const useGroupRows = ({ groups }: ReturnType<typeof useQueue>, gone: ReadonlySet<string>): readonly GroupRows[] => {
  // The pages of all groups stay the same objects until one of them changes.
  const key = groups.flatMap(({ summary, isOpen, pages }) => [summary, isOpen, ...(pages.data ?? [])])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the groups, which are made anew at each render.
  return useMemo(
    () =>
      groups.map(({ summary, isOpen, pages }): GroupRows => {
        const all = isOpen ? (pages.data ?? []).flatMap(invitationsIn) : []
        const rows = [...new Map(all.map((row) => [row.id, row])).values()].filter(({ id }) => !gone.has(id))
        return { id: summary.group, summary, rows, pages }
      }),
    [gone, key.length, ...key],
  )
}
