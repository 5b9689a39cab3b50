import { shortcutText } from '../messages.ts'
import type { Shortcut } from '../shortcuts/shortcuts.ts'

/** A key that acts on the current row. */
export interface RowShortcut<Row> {
  key: string
  label: string
  run: (row: Row) => void
}

/** The keys that the table itself handles while a row has the focus; listed for the user. */
export const gridKeys = (selectable: boolean): Shortcut[] => [
  { key: 'Home End', label: shortcutText.firstLast },
  { key: 'Enter', label: shortcutText.open },
  ...(selectable
    ? [
        { key: 'Space', label: shortcutText.select },
        { key: 'Shift ↑ ↓', label: shortcutText.extend },
        { key: 'Ctrl A', label: shortcutText.selectAll },
      ]
    : []),
  { key: 'Esc', label: shortcutText.escape },
  { key: '← →', label: shortcutText.columns },
]
