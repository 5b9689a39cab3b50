/** The selected rows: some by id, or all that match the filter or are in a group, including those not fetched yet. */
export interface Selection {
  all: boolean
  /** With `all`: all of this group alone; `ids` has the fetched ones. */
  group?: string
  ids: ReadonlySet<string>
  /** The row where a range selection starts. */
  anchor: number
}

export const nothingSelected: Selection = { all: false, ids: new Set(), anchor: 0 }

type Row = { id: string }

/** Toggles a row; with `range` all rows from the last selected one get the same state. Deselecting one of all keeps the other fetched rows. */
export const toggled = (selection: Selection, rows: readonly Row[], index: number, range: boolean): Selection => {
  const row = rows[index]
  if (!row) return selection
  const ids = new Set(selection.all && !selection.group ? rows.map(({ id }) => id) : selection.ids)
  const choose = !ids.has(row.id)
  const [from, to] = range ? [Math.min(selection.anchor, index), Math.max(selection.anchor, index)] : [index, index]
  for (const { id } of rows.slice(from, to + 1)) {
    if (choose) ids.add(id)
    else ids.delete(id)
  }
  return { all: false, ids, anchor: index }
}

/** Selects the rows from the last selected one to this one, as Shift with an arrow does. */
export const extended = (selection: Selection, rows: readonly Row[], from: number, to: number): Selection => {
  const start = Math.min(from, to)
  const ids = new Set([...selection.ids, ...rows.slice(start, Math.max(from, to) + 1).map(({ id }) => id)])
  return { all: false, ids, anchor: to }
}

export const withAllRows = (rows: readonly Row[]): Selection => ({ all: false, ids: new Set(rows.map(({ id }) => id)), anchor: 0 })

export const withAllThatMatch = (rows: readonly Row[]): Selection => ({ ...withAllRows(rows), all: true })

export const withAllOf = (group: string, rows: readonly Row[]): Selection => ({ ...withAllThatMatch(rows), group })

/** Rows of a group that were fetched after all of it was selected. */
export const withFetched = (selection: Selection, group: string, rows: readonly Row[]): Selection =>
  selection.group === group && rows.some(({ id }) => !selection.ids.has(id))
    ? { ...selection, ids: new Set([...selection.ids, ...rows.map(({ id }) => id)]) }
    : selection

export const isSelected = ({ all, group, ids }: Selection, id: string): boolean => (all && group === undefined) || ids.has(id)

export const isEmptySelection = ({ all, ids }: Selection): boolean => !all && ids.size === 0
