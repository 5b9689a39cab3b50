import type { summarizeInvitations as endpoint, InvitationState } from '@auctionwiz/contracts/bidder-invitations'
import { reviewGroups } from '@auctionwiz/contracts/invitation-decisions'
import { tiers } from '@auctionwiz/contracts/scores'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Conditions } from '@auctionwiz/platform/core/records/record'
import type { Sums } from '@auctionwiz/platform/core/store/store'
import { type InvitationDocument, invitationRecord } from '@auctionwiz/records/bidder-invitations'
import { filterConditions, selectedInvitations } from './invitation-query.ts'

/** Three queries, one more with a filter: counts by state, sums by reason and tier, and the lowest score of those who miss it by more. */
export const summarizeInvitations: UseCase<typeof endpoint> = async ({ query: { auctionId, ...filter } }, { house }) => {
  const invitations = readerOf(invitationRecord, house)
  const all: Conditions<InvitationDocument> = [{ field: 'auctionId', equals: auctionId }]
  const narrowed = filterConditions(filter)
  const countBy = async (where: Conditions<InvitationDocument>) =>
    countsOf(await invitations.sums([...all, ...where], { by: ['state'], of: [] }))
  const inReview = [...all, { field: 'state', equals: 'review' } as const, ...narrowed]
  const worst = selectedInvitations({ ...filter, auctionId, state: 'review', group: 'score', sort: 'score' })
  const [counts, matching, sums, lowest] = await Promise.all([
    countBy([]),
    narrowed.length > 0 ? countBy(narrowed) : undefined,
    invitations.sums(inReview, { by: ['review.cause', 'tier'], of: ['record.defaults', 'record.disputes'] }),
    invitations.page(worst, { limit: 1 }),
  ])
  const lowestScore = lowest.items[0]?.document.score
  return { counts, matching: matching ?? counts, groups: groupsOf(sums, lowestScore) }
}

const countsOf = (sums: readonly Sums[]): Record<InvitationState, number> => {
  const count = (state: InvitationState): number => sums.find(({ by }) => by[0] === state)?.count ?? 0
  return { invited: count('invited'), denied: count('denied'), review: count('review') }
}

const groupsOf = (sums: readonly Sums[], lowestScore: number | undefined) =>
  reviewGroups.flatMap((group) => {
    const parts = sums.filter(({ by }) => by[0] === group)
    if (parts.length === 0) return []
    const total = (values: number[]): number => values.reduce((sum, value) => sum + value, 0)
    const [defaults, disputes] = [0, 1].map((of) => total(parts.map((part) => part.sums[of] ?? Number.NaN)))
    return [
      {
        group,
        count: total(parts.map(({ count }) => count)),
        tiers: tiers.filter((tier) => parts.some(({ by }) => by[1] === tier)),
        ...known({ defaults, disputes }),
        ...(group === 'score' && lowestScore !== undefined && { lowestScore }),
      },
    ]
  })

/** Sums over decisions that lack the field are no numbers. */
const known = (sums: Record<'defaults' | 'disputes', number | undefined>) =>
  Object.fromEntries(Object.entries(sums).filter(([, sum]) => Number.isFinite(sum)))
