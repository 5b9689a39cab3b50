import { csvLine } from '@auctionwiz/domain/imports/csv'
import type { RowProblem } from '@auctionwiz/domain/imports/import-row'
import { byteOrderMark } from '@auctionwiz/platform/core/rejected-rows'
import type { RejectedRow } from './read-window.ts'

/** What of a rejected row the error file tells. */
type Told = Pick<RejectedRow, 'line' | 'cells' | 'problems'>

/** A column by its name and how many columns of that name stand before it, so that equal names are kept apart. */
const columnKeys = (header: readonly string[]): string[] => {
  const seen = new Map<string, number>()
  return header.map((name) => {
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return JSON.stringify([name, before])
  })
}

/** Writes rejected rows: the columns of all files of the upload, each once, and what is wrong with the row. */
export const errorWriter = (headers: readonly (readonly string[])[]) => {
  const keys = [...new Set(headers.flatMap(columnKeys))]
  const names = keys.map((key) => (JSON.parse(key) as [string, number])[0])
  return {
    columns: names,
    header: byteOrderMark + csvLine([...names, 'Issues']),
    /** @param header that of the file the rows come from. Cells beyond it come after the problem. */
    lines: (header: readonly string[], rejected: readonly Told[]): string => {
      const own = columnKeys(header)
      const places = keys.map((key) => own.indexOf(key))
      const text = ({ line, cells, problems }: Told): string =>
        csvLine([...places.map((place) => cells[place]), `Row ${line}: ${problems.map(described).join('; ')}`, ...cells.slice(own.length)])
      return rejected.map(text).join('')
    },
  }
}

export type ErrorWriter = ReturnType<typeof errorWriter>

/** Some problems name their field themselves. */
const described = ({ field, problem }: RowProblem): string =>
  field === 'row' || problem.toLowerCase().includes(field.toLowerCase()) ? problem : `${field}: ${problem}`
