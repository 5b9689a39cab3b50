import type { KeyboardEvent } from 'react'
import { isEmptySelection } from './selection.ts'
import type { SelectionAccess } from './use-selection.ts'

/** Space selects the row, Ctrl+A all rows, Escape clears the selection. @returns whether the key was one of these. */
export const selectByKey = (
  { key, shiftKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>,
  row: number,
  { selection, toggle, allRows, clear }: SelectionAccess,
): boolean => {
  if (key === ' ') toggle(row, shiftKey)
  else if (key === 'a' && (ctrlKey || metaKey)) allRows()
  else if (key === 'Escape' && !isEmptySelection(selection)) clear()
  else return false
  return true
}
