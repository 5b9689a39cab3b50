import type { RowGroup } from './types.ts'

/** One line of the table: a row, the details below an expanded row, the heading of a group, or the row that fetches more of it. */
export type Entry = { kind: 'row' | 'details'; row: number } | { kind: 'group' | 'more'; group: number } | { kind: 'coming' }

export interface Entries {
  count: number
  at: (entry: number) => Entry
  /** The entry of a row. */
  ofRow: (row: number) => number
}

/** Rows without groups, then placeholders. Costs the same for any number of rows. */
export const plainEntries = (rows: number, coming: number, expanded = -1): Entries => {
  const opened = expanded >= 0 && expanded < rows
  return {
    count: rows + coming + (opened ? 1 : 0),
    at: (entry) => {
      if (opened && entry === expanded + 1) return { kind: 'details', row: expanded }
      const row = opened && entry > expanded ? entry - 1 : entry
      return row < rows ? { kind: 'row', row } : { kind: 'coming' }
    },
    ofRow: (row) => (opened && row > expanded ? row + 1 : row),
  }
}

/** The headings of the groups, each with its rows unless it is collapsed. */
export const groupEntries = <Row>(groups: readonly RowGroup<Row>[], isOpen: (id: string) => boolean, expanded = -1): Entries => {
  const entries: Entry[] = []
  const places: number[] = []
  groups.forEach(({ id, rows, more }, group) => {
    entries.push({ kind: 'group', group })
    if (!isOpen(id)) return
    for (let count = rows.length; count > 0; count -= 1) {
      const row = places.length
      places.push(entries.length)
      entries.push({ kind: 'row', row })
      if (row === expanded) entries.push({ kind: 'details', row })
    }
    if (more) entries.push({ kind: 'more', group })
  })
  return { count: entries.length, at: (entry) => entries[entry] ?? { kind: 'coming' }, ofRow: (row) => places[row] ?? 0 }
}
