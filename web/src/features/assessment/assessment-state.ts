import type { AssessmentFilter, BidderAssessment, Recommendation, RiskLevel } from '@auctionwiz/contracts/bidder-assessments'
import type { ConsentChannel } from '@auctionwiz/contracts/staff-entries'

/** What the list shows. */
export interface AssessmentListState {
  search: string
  recommendation: Recommendation | undefined
  riskLevel: RiskLevel | undefined
  sort: NonNullable<AssessmentFilter['sort']>
}

export const wholeList: AssessmentListState = { search: '', recommendation: undefined, riskLevel: undefined, sort: '-match' }

/** Rows of a page. */
const pageSize = 50

export const assessmentQuery = ({ search, recommendation, riskLevel, sort }: AssessmentListState): AssessmentFilter => ({
  ...{ sort, limit: pageSize },
  ...(search !== '' && { search }),
  ...(recommendation && { recommendation: [recommendation] }),
  ...(riskLevel && { riskLevel: [riskLevel] }),
})

export const isFiltered = ({ search, recommendation, riskLevel }: AssessmentListState): boolean =>
  search !== '' || recommendation !== undefined || riskLevel !== undefined

/** Selected bidders by id, in the order in which they were selected. */
export type Selected = ReadonlyMap<string, BidderAssessment>

/** Whether an invitation can be sent to the bidder, by email or by text. */
export const isSelectable = ({ invited, unreachable, untextable }: BidderAssessment): boolean =>
  invited === undefined && (unreachable === undefined || untextable === undefined)

/** Why this channel does not reach the bidder. */
export const notReachedBy = ({ unreachable, untextable }: BidderAssessment, channel: ConsentChannel) =>
  channel === 'email' ? unreachable : untextable

/** Selects a bidder, or takes them out of the selection. */
export const toggled = (selected: Selected, row: BidderAssessment): Selected => {
  const next = new Map(selected)
  if (!next.delete(row.id) && isSelectable(row)) next.set(row.id, row)
  return next
}

/** Of the rows on screen these ids are selected, as far as they can be; those selected elsewhere stay. */
export const withShown = (selected: Selected, shown: readonly BidderAssessment[], ids: ReadonlySet<string>): Selected => {
  const next = new Map(selected)
  for (const row of shown) {
    if (!ids.has(row.id)) next.delete(row.id)
    else if (isSelectable(row)) next.set(row.id, row)
  }
  return next
}
