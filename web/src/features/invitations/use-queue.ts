import { type Invitation, listInvitations, summarizeInvitations } from '@auctionwiz/contracts/bidder-invitations'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { type ReviewGroup, reviewGroups } from '@auctionwiz/contracts/invitation-decisions'
import { useCallback, useMemo, useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { type Pages, usePages } from '../../app/calls/use-pages.ts'
import { filterOf, type QueueState } from './queue-state.ts'

export type ListPages = Pages<AnswerOf<typeof listInvitations>>
export type Summary = AnswerOf<typeof summarizeInvitations>

/** Rows of the first page of a group beside others, of the first page of a list, and of further pages. */
const firstPage = { group: 6, list: 50 } as const
export const laterPage = 200

/** How many groups are open at first. */
const openAtFirst = 2

export interface GroupOfQueue {
  summary: Summary['groups'][number]
  isOpen: boolean
  pages: ListPages
}

/** The decisions of an auction in one state: those in review by reason, the others in one list. */
export const useQueue = (auctionId: string, state: QueueState) => {
  const filter = filterOf(state)
  const summary = useQuery(summarizeInvitations, { query: { auctionId, ...filter } }, { keepPreviousData: true })
  const groups = summary.data?.groups ?? []
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const inReview = state.state === 'review'
  const isOpen = useCallback(
    (id: string) => groups.findIndex(({ group }) => group === id) < openAtFirst !== toggled.has(id),
    [groups, toggled],
  )
  const toggle = useCallback(
    (id: string) =>
      setToggled((before) => (before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set(before).add(id))),
    [],
  )
  const query = { auctionId, ...filter, sort: state.sort }
  const useGroup = (group: ReviewGroup) => {
    const limit = groups.length > 1 ? firstPage.group : firstPage.list
    const asked = inReview && groups.some((one) => one.group === group) && isOpen(group)
    return usePages(listInvitations, asked ? { query: { ...query, state: 'review', group, limit } } : null, { limit: laterPage })
  }
  const ofGroups: Record<ReviewGroup, ListPages> = {
    nearScore: useGroup('nearScore'),
    score: useGroup('score'),
    notScored: useGroup('notScored'),
    payments: useGroup('payments'),
    tier: useGroup('tier'),
    status: useGroup('status'),
    override: useGroup('override'),
    rulesOff: useGroup('rulesOff'),
  }
  const list = usePages(listInvitations, inReview ? null : { query: { ...query, state: state.state, limit: firstPage.list } }, {
    limit: laterPage,
  })
  return {
    summary,
    list,
    folding: useMemo(() => ({ isOpen, toggle }), [isOpen, toggle]),
    groups: groups.map((one): GroupOfQueue => ({ summary: one, isOpen: isOpen(one.group), pages: ofGroups[one.group] })),
    reload: () => {
      summary.reload()
      for (const pages of [list, ...reviewGroups.map((group) => ofGroups[group])]) pages.reload()
    },
  }
}

export const invitationsIn = ({ invitations }: AnswerOf<typeof listInvitations>): readonly Invitation[] => invitations
