import { csvLine } from '@auctionwiz/domain/imports/csv'
import type { FileReading } from '@auctionwiz/domain/imports/file-reading'
import type { RowProblem } from '@auctionwiz/domain/imports/import-row'
import { byteOrderMark } from '@auctionwiz/records/rejected-rows'
import type { ListedRow } from './read-window.ts'

/** The fields of a rejected row in the error file. */
type Told = Pick<ListedRow, 'line' | 'cells' | 'problems'>

/** A column by its name and how many columns of that name stand before it, so that equal names are kept apart. */
const columnKeys = (header: readonly string[]): string[] => {
  const seen = new Map<string, number>()
  return header.map((name) => {
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return JSON.stringify([name, before])
  })
}

/** When the error file is uploaded again, the reader ignores the brackets after a column name. */
const notImported = ' (not imported)'

const namesOf = ({ columns }: FileReading): string[] =>
  columns.map(({ name, field, computed }) => (field === undefined && !computed && name !== '' ? `${name}${notImported}` : name))

/** Writes rows with something wrong in them: the columns of all files of the upload, each once, and what is wrong. */
export const errorWriter = (readings: readonly FileReading[]) => {
  const headers = readings.map(namesOf)
  const keys = [...new Set(headers.flatMap(columnKeys))]
  const names = keys.map((key) => (JSON.parse(key) as [string, number])[0])
  return {
    columns: names,
    header: byteOrderMark + csvLine([...names, 'Issues']),
    /** @param file index of the one the rows come from. Cells beyond its header come after the problem. */
    lines: (file: number, rejected: readonly Told[]): string => {
      const own = columnKeys(headers[file] ?? [])
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
