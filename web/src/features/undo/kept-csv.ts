import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import type { readImportUndo } from '@auctionwiz/contracts/import-undo'
import { undoText as text } from './messages.ts'

export type Kept = AnswerOf<typeof readImportUndo>['kept'][number]

export const keptName = ({ name }: Kept): string => name || text.erased

/** Spreadsheet programs would run what begins like a formula. */
const cell = (value: string): string => `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

/** The kept bidders as a file, with the mark by which Excel knows UTF-8. */
export const keptCsv = (kept: readonly Kept[]): Blob => {
  const lines = kept.map((one) => [one.bidderId, keptName(one), text.reasons[one.reason]].map(cell).join(','))
  return new Blob([`\uFEFF${[text.csv, ...lines].join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' })
}
