import type { ColumnWidths } from './layout.ts'
import type { Column } from './types.ts'

/** Width of the column with the rows' menu buttons, in px. */
const menuWidth = 56

type Sized = Pick<Column<never>, 'id' | 'width' | 'grow' | 'shown'>

/** The grid tracks of a table by its width: from 1164 px, from 761 px, from 521 px, and narrower. */
export const gridTracks = (
  columns: readonly Sized[],
  widths: ColumnWidths,
  hasMenu: boolean,
): Record<'--tracks' | '--tracksRoomy' | '--tracksWide' | '--tracksSmall', string> => {
  const [first, ...others] = columns
  const track = ({ id, width, grow }: Sized) => {
    const chosen = widths[id]
    return grow && chosen === undefined ? `minmax(${width}px, 1fr)` : `${chosen ?? width}px`
  }
  const menu = hasMenu ? [`${menuWidth}px`] : []
  const spare = columns.some(({ id, grow }) => grow && widths[id] === undefined) ? [] : ['1fr']
  const roomy = columns.filter(({ shown }) => shown !== 'spacious')
  const wide = others.filter(({ shown }) => shown !== 'roomy' && shown !== 'spacious')
  const small = wide.filter(({ shown }) => shown !== 'wide')
  // Beside a panel the first column takes what the few others leave.
  const firstGrows = `minmax(${Math.min(first?.width ?? 0, 200)}px, 1fr)`
  return {
    '--tracks': [...columns.map(track), ...spare, ...menu].join(' '),
    '--tracksRoomy': [...roomy.map(track), ...spare, ...menu].join(' '),
    '--tracksWide': [firstGrows, ...wide.map(track)].join(' '),
    '--tracksSmall': [firstGrows, ...small.map(track)].join(' '),
  }
}
