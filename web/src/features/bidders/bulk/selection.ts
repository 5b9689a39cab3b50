/** Which rows are chosen: some by their ids, or all that the filter finds, also those not fetched yet. */
export interface Selection {
  all: boolean
  ids: ReadonlySet<string>
  /** The row from which a range is drawn. */
  anchor: number
}

export const nothingSelected: Selection = { all: false, ids: new Set(), anchor: 0 }

type Row = { id: string }

/** Chooses a row or gives it up; with `range` all rows from the one chosen last get what this one gets. Giving up one of all leaves the others fetched. */
export const toggled = (selection: Selection, rows: readonly Row[], index: number, range: boolean): Selection => {
  const row = rows[index]
  if (!row) return selection
  const ids = new Set(selection.all ? rows.map(({ id }) => id) : selection.ids)
  const choose = !ids.has(row.id)
  const [from, to] = range ? [Math.min(selection.anchor, index), Math.max(selection.anchor, index)] : [index, index]
  for (const { id } of rows.slice(from, to + 1)) {
    if (choose) ids.add(id)
    else ids.delete(id)
  }
  return { all: false, ids, anchor: index }
}

/** A row and all between it and the one chosen last are chosen: what Shift with an arrow does. */
export const extended = (selection: Selection, rows: readonly Row[], from: number, to: number): Selection => {
  const start = Math.min(from, to)
  const ids = new Set([...selection.ids, ...rows.slice(start, Math.max(from, to) + 1).map(({ id }) => id)])
  return { all: false, ids, anchor: to }
}

export const withAllRows = (rows: readonly Row[]): Selection => ({ all: false, ids: new Set(rows.map(({ id }) => id)), anchor: 0 })

export const withAllThatMatch = (rows: readonly Row[]): Selection => ({ ...withAllRows(rows), all: true })

export const isSelected = ({ all, ids }: Selection, id: string): boolean => all || ids.has(id)

export const isEmptySelection = ({ all, ids }: Selection): boolean => !all && ids.size === 0
