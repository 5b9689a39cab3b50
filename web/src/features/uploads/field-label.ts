import { caseFileText } from './cases/messages.ts'
import { uploadText } from './messages.ts'
import { readingText } from './reading-messages.ts'
import { saleText } from './sales/messages.ts'

/** What a field of a file is called; those of a buyer as those of a bidder. `row` means the row as a whole. */
export const fieldLabel = (field: string): string =>
  field === 'row'
    ? uploadText.wholeRow
    : (Object.entries({ ...caseFileText.fields, ...saleText.fields, ...readingText.fields }).find(([name]) => name === field)?.[1] ?? field)
