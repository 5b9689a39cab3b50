/** The least and greatest width of a column in px. */
const limits = { least: 64, most: 640 } as const

/** The columns of one list as its user arranged them. */
export interface ListLayout<Id extends string = string> {
  /** In order; the first column of the list always comes first. */
  columns: readonly Id[]
  /** In px, of resized columns. */
  widths: ColumnWidths<Id>
}

export type ColumnWidths<Id extends string = string> = Readonly<Partial<Record<Id, number>>>

/** Identifies a list and its columns. */
export interface ListColumns<Id extends string> {
  /** Names the list in the browser's storage. */
  list: string
  /** All columns; the first identifies the row and is always shown. */
  all: readonly Id[]
  /** Shown until the user chooses others. Default: all. */
  initial?: readonly Id[]
}

export const initialColumns = <Id extends string>({ all, initial = all }: ListColumns<Id>): readonly Id[] => initial

/** Parses a stored layout, such as `{"columns":["bidder","score"],"widths":{"score":120}}`; drops what the list does not know. */
export const parseLayout = <Id extends string>(stored: string | null, of: ListColumns<Id>): ListLayout<Id> => {
  const { columns, widths } = fieldsIn(stored)
  const known = Array.isArray(columns) ? columns.flatMap((name) => of.all.find((id) => id === name) ?? []) : initialColumns(of)
  const [first] = of.all
  const rest = known.filter((id) => id !== first)
  return {
    columns: [...new Set(first === undefined ? rest : [first, ...rest])],
    widths: Object.fromEntries(
      of.all.flatMap((id) => {
        const width: unknown = (widths as Record<string, unknown> | undefined)?.[id]
        return typeof width === 'number' && Number.isFinite(width) ? [[id, limitedWidth(width)]] : []
      }),
    ) as ColumnWidths<Id>,
  }
}

const fieldsIn = (stored: string | null): { columns?: unknown; widths?: unknown } => {
  if (stored === null) return {}
  try {
    const value: unknown = JSON.parse(stored)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    // A manual edit counts as absent.
    return {}
  }
}

export const limitedWidth = (width: number, least: number = limits.least): number =>
  Math.min(Math.max(Math.round(width), least), limits.most)

export const isInitial = <Id extends string>({ columns, widths }: ListLayout<Id>, of: ListColumns<Id>): boolean =>
  Object.keys(widths).length === 0 && columns.join() === initialColumns(of).join()

/** Moves a shown column one place; the first column stays first. */
export const movedColumn = <Id extends string>(columns: readonly Id[], column: Id, by: -1 | 1): Id[] => {
  const from = columns.indexOf(column)
  const to = from + by
  if (from < 1 || to < 1 || to >= columns.length) return [...columns]
  const moved = columns.filter((other) => other !== column)
  return [...moved.slice(0, to), column, ...moved.slice(to)]
}
