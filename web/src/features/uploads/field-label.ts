import type { UploadCategory } from '@auctionwiz/contracts/uploads'
import { caseFileText } from './cases/messages.ts'
import { uploadText } from './messages.ts'
import { readingText } from './reading-messages.ts'
import { saleText } from './sales/messages.ts'

/** What the mapping of a category calls a field. `row` means the row as a whole. */
export const fieldLabel = (field: string, category: UploadCategory): string => {
  if (field === 'row') return uploadText.wholeRow
  const ofKind = { legal: caseFileText.fields, auctions: saleText.fields }
  const fields = category === 'legal' || category === 'auctions' ? ofKind[category] : readingText.fields
  return Object.entries(fields).find(([name]) => name === field)?.[1] ?? field
}
