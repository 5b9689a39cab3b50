import type { ImportedKind } from '@auctionwiz/domain/imports/imported-kind'
import type { RowResult } from '@auctionwiz/domain/imports/rows'
import { phraseShown } from '../../../messages/field-messages.ts'
import { kindFieldLabel } from '../field-label.ts'
import { type Decided, isOpen } from './decisions.ts'
import type { Line } from './Lines.tsx'
import { reviewText } from './messages.ts'

/** What a row of a file becomes, line by line: its values, what waits for a decision, and its problems. */
export const rowLines = <V>(
  columns: readonly Decided[],
  result: RowResult<V>,
  kind: ImportedKind['name'],
  linesOf: (values: V) => Line[],
): Line[] => {
  const open = columns.filter(isOpen).map(({ field }) => kindFieldLabel(field, kind))
  const waiting = open.map((label): Line => [label, reviewText.waits])
  const problems = (result.ok ? result.left : result.errors).map(
    ({ field, problem }): Line => [
      field === 'row' ? reviewText.row : kindFieldLabel(field, kind),
      reviewText.cannot({ problem: phraseShown(problem) }),
    ],
  )
  if (!result.ok) return [...problems, ...waiting]
  return [...linesOf(result.values).filter(([label]) => !open.includes(label)), ...waiting, ...problems]
}
