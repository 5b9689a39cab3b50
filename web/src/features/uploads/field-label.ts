import { uploadText } from './messages.ts'
import { readingText } from './reading-messages.ts'

/** What a field of a bidder file is called. `row` means the row as a whole. */
export const fieldLabel = (field: string): string =>
  field === 'row' ? uploadText.wholeRow : (Object.entries(readingText.fields).find(([name]) => name === field)?.[1] ?? field)
