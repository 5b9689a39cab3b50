import type { CaseState } from '../../legal-cases/new-case.ts'
import { contentSumOf } from '../content-sum.ts'
import type { CaseRow } from './case-row.ts'
import type { CaseField } from './fields.ts'

/** What a row links a case to. */
export interface CaseLinks {
  /** Without an id it is the text of the row. */
  bidder?: { bidderId?: string; bidderName: string }
  /** Records that were merged into the bidder; a case may name one of these. */
  formerIds?: readonly string[]
  auction?: { auctionId: string; auctionTitle: string }
  /** Lots of that auction. */
  lots?: CaseState['lots']
  assignee?: CaseState['assignedTo']
}

/** The fields of a file that are fields of a case. */
const plainFields = {
  caseReference: 'externalReference',
  caseTitle: 'title',
  caseType: 'caseType',
  caseCategory: 'category',
  casePriority: 'priority',
  jurisdiction: 'jurisdiction',
  caseStatus: 'status',
  caseDescription: 'description',
  claimAmount: 'claimAmount',
  plaintiffName: 'plaintiffName',
  plaintiffType: 'plaintiffType',
  plaintiffEmail: 'plaintiffEmail',
  defendantName: 'defendantName',
  defendantType: 'defendantType',
  defendantEmail: 'defendantEmail',
  dateSubmitted: 'dateSubmitted',
  filingDeadline: 'filingDeadline',
  estimatedResolutionDate: 'estimatedResolutionDate',
  legalCounsel: 'legalCounsel',
  courtCaseNumber: 'courtCaseNumber',
} as const satisfies Partial<Record<CaseField, keyof CaseState>>

/** What a row links a case to, each behind what it depends on: lots are those of the auction. */
const linkFields = ['caseBidder', 'caseAuction', 'caseLots', 'caseAssignee'] as const satisfies CaseField[]

export type ValueField = keyof typeof plainFields | (typeof linkFields)[number]

export const valueFields: readonly ValueField[] = [...(Object.keys(plainFields) as (keyof typeof plainFields)[]), ...linkFields]

type Values = Partial<Omit<CaseState, 'caseNumber'>>

/** What a row gives a case. */
export const valuesOfRow = (
  { reference, legalCase, status, dateSubmitted }: CaseRow,
  { bidder, auction, lots, assignee }: CaseLinks,
): Values => ({
  ...legalCase,
  ...(reference !== undefined && { externalReference: reference }),
  ...(status && { status }),
  ...(dateSubmitted !== undefined && { dateSubmitted }),
  ...bidder,
  ...auction,
  ...(lots && { lots }),
  ...(assignee && { assignedTo: assignee }),
})

/** The value of a field; of a link what it leads to, else its text. */
export const valueIn = (values: Values, field: ValueField): unknown => {
  if (field === 'caseBidder') return values.bidderId ?? values.bidderName
  if (field === 'caseAuction') return values.auctionId
  if (field === 'caseLots') return values.lots?.length ? values.lots.map(({ id }) => id).join(' ') : undefined
  if (field === 'caseAssignee') return values.assignedTo?.userId
  return values[plainFields[field]]
}

/** The fields of a case that a field of a file sets. */
export const namesOf = (field: ValueField): readonly (keyof CaseState)[] => {
  if (field === 'caseBidder') return ['bidderId', 'bidderName']
  if (field === 'caseAuction') return ['auctionId', 'auctionTitle']
  if (field === 'caseLots') return ['lots']
  if (field === 'caseAssignee') return ['assignedTo']
  return [plainFields[field]]
}

/** For each field a sum over its value, by which a later import knows whether it was changed here since. */
export const sumsOf = (values: Values): Record<string, string> =>
  Object.fromEntries(
    valueFields.flatMap((field) => {
      const value = valueIn(values, field)
      return value === undefined ? [] : [[field, contentSumOf(value)]]
    }),
  )
