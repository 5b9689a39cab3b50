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
  /** The id of a case in AuctionWiz, as its exports write it. */
  id?: string
  /** When that case was last changed, as of the export. */
  lastUpdated?: string
  /** What the other system calls the case. */
  reference?: string
  legalCase: RowCase
  status?: LegalCase['status']
  /** ISO 8601. */
  dateSubmitted?: string
  /** The email, the number or the id of a bidder; any other text names somebody. */
  bidder?: string
  /** The id of a bidder, which counts before `bidder`. */
  bidderId?: string
  /** Title, number or id of an auction. */
  auction?: string
  /** The id of an auction, which counts before `auction`. */
  auctionId?: string
  /** Numbers of lots of that auction, as the product writes them. */
  lots?: string[]
  /** The email or the name of a user. */
  assignee?: string
}
