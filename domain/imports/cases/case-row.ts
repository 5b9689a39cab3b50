import type { LegalCase } from '@auctionwiz/contracts/legal-cases'

/** What a row says of a case, by the fields of the case. */
export type RowCase = Pick<LegalCase, 'title' | 'caseType' | 'category' | 'priority' | 'jurisdiction'> &
  Partial<
    Pick<
      LegalCase,
      | 'description'
      | 'plaintiffName'
      | 'plaintiffType'
      | 'plaintiffEmail'
      | 'defendantName'
      | 'defendantType'
      | 'defendantEmail'
      | 'claimAmount'
      | 'legalCounsel'
      | 'courtCaseNumber'
      | 'filingDeadline'
      | 'estimatedResolutionDate'
    >
  >

/** A valid row of a file of legal cases. Empty values are absent. */
export interface CaseRow {
  /** What the other system calls the case. */
  reference?: string
  legalCase: RowCase
  status?: LegalCase['status']
  /** ISO 8601. */
  dateSubmitted?: string
  /** The email, the number or the id of a bidder; any other text names somebody. */
  bidder?: string
  /** Title, number or id of an auction. */
  auction?: string
}
