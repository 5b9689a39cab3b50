import type { Invitation } from '@auctionwiz/contracts/bidder-invitations'
import type { ReviewGroup } from '@auctionwiz/contracts/invitation-decisions'
import { useRef } from 'react'
import { type GroupOfQueue, invitationsIn, type ListPages, type Summary } from './use-queue.ts'

export interface GroupRows {
  id: ReviewGroup
  summary: Summary['groups'][number]
  rows: readonly Invitation[]
  pages: ListPages
}

/** The rows of each group in review, without those just decided; a collapsed group has none. The same objects until one of the answers changes. */
export const useGroupRows = (groups: readonly GroupOfQueue[], gone: ReadonlySet<string>): readonly GroupRows[] => {
  const known = useRef<{ from: readonly unknown[]; groups: readonly GroupRows[] }>(undefined)
  const from = [gone, ...groups.flatMap(({ summary, isOpen, pages }) => [summary, isOpen, pages.hasMore, ...(pages.data ?? [])])]
  const before = known.current
  if (before && before.from.length === from.length && before.from.every((one, index) => one === from[index])) return before.groups
  const next = groups.map(({ summary, isOpen, pages }): GroupRows => {
    const all = isOpen ? (pages.data ?? []).flatMap(invitationsIn) : []
    const rows = [...new Map(all.map((row) => [row.id, row])).values()].filter(({ id }) => !gone.has(id))
    return { id: summary.group, summary, rows, pages }
  })
  known.current = { from, groups: next }
  return next
}
