import { caseFileText } from './messages.ts'

/** What a field of a file of legal cases is called. */
export const caseFieldLabel = (field: string): string => Object.entries(caseFileText.fields).find(([name]) => name === field)?.[1] ?? field
