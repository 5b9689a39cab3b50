/** The fields of a file of legal cases: a row is a case. Names that the other kinds of files have too mean the same there. */
export const caseFields = [
  'caseId',
  'caseReference',
  'caseTitle',
  'caseType',
  'caseCategory',
  'casePriority',
  'jurisdiction',
  'caseStatus',
  'caseDescription',
  'claimAmount',
  'claimCurrency',
  'plaintiffName',
  'plaintiffType',
  'plaintiffEmail',
  'defendantName',
  'defendantType',
  'defendantEmail',
  'caseBidderId',
  'caseBidder',
  'caseAuctionId',
  'caseAuction',
  'caseLots',
  'caseAssignee',
  'dateSubmitted',
  'filingDeadline',
  'estimatedResolutionDate',
  'legalCounsel',
  'courtCaseNumber',
  'caseUpdated',
] as const
export type CaseField = (typeof caseFields)[number]

/** A row needs them all, as a case that staff file does. */
export const requiredCaseFields = ['caseTitle', 'caseType', 'caseCategory', 'casePriority', 'jurisdiction'] as const satisfies CaseField[]

/** As the mapping calls them in English; `contracts/phrases/columns` has the other languages. */
export const requiredCaseLabels: Record<(typeof requiredCaseFields)[number], string> = {
  caseTitle: 'Title of the case',
  caseType: 'Case type',
  caseCategory: 'Case category',
  casePriority: 'Case priority',
  jurisdiction: 'Jurisdiction',
}

/** Fields whose values are one of a list. */
export const caseListFields = ['caseType', 'caseCategory', 'casePriority', 'caseStatus', 'plaintiffType', 'defendantType'] as const
export type CaseListField = (typeof caseListFields)[number]

export const caseDates = ['dateSubmitted', 'filingDeadline', 'estimatedResolutionDate'] as const

/** Numbers, whose decimal separator is that of their column. */
export const caseNumbers = ['claimAmount'] as const

/** The people of a row, each by the fields that name them, so that an erasure finds them in the file. */
export const casePeople = [
  { email: 'plaintiffEmail', fullName: 'plaintiffName' },
  { email: 'defendantEmail', fullName: 'defendantName' },
  { email: 'caseBidder', fullName: undefined },
  { email: undefined, fullName: 'caseBidder' },
] as const satisfies { email: CaseField | undefined; fullName: CaseField | undefined }[]

/** The longest text of each field in characters, as in the contract of legal cases. */
export const longestOfCase: Partial<Record<CaseField, number>> = {
  caseId: 64,
  caseReference: 100,
  caseTitle: 200,
  jurisdiction: 200,
  caseDescription: 5000,
  plaintiffName: 200,
  plaintiffEmail: 254,
  defendantName: 200,
  defendantEmail: 254,
  caseBidderId: 64,
  caseBidder: 254,
  caseAuctionId: 64,
  caseAuction: 200,
  caseLots: 1000,
  caseAssignee: 254,
  legalCounsel: 200,
  courtCaseNumber: 100,
}
