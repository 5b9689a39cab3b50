import { saleText } from './messages.ts'

/** What a field of a file of auctions is called. */
export const saleFieldLabel = (field: string): string => Object.entries(saleText.fields).find(([name]) => name === field)?.[1] ?? field
