import type { FileTemplate } from '../FileGuide.tsx'

/** The columns of a file of legal cases, each with an example. */
export const caseTemplate = [
  ['Reference', 'M-2024-017'],
  ['Title', 'Lot 12, unpaid'],
  ['Type', 'Payment Default'],
  ['Category', 'Post-sale'],
  ['Priority', 'High'],
  ['Status', 'In Review'],
  ['Jurisdiction', 'New York'],
  ['Description', 'Invoice INV-207, unpaid since March'],
  ['Claim Amount', '1250.00'],
  ['Currency', 'USD'],
  ['Plaintiff', 'Harcourt & Vale'],
  ['Plaintiff Type', 'Business'],
  ['Plaintiff Email', 'legal@example.com'],
  ['Defendant', 'Vanessa Parr'],
  ['Defendant Type', 'Individual'],
  ['Defendant Email', 'vanessa.parr@example.com'],
  ['Bidder Email', 'vanessa.parr@example.com'],
  ['Auction', 'American Furniture'],
  ['Date Submitted', '2024-04-02'],
  ['Filing Deadline', '2024-06-30'],
  ['Estimated Resolution', '2024-09-30'],
  ['Legal Counsel', 'Hale & Dorr'],
  ['Court Case Number', '24-CV-0117'],
] as const satisfies FileTemplate
