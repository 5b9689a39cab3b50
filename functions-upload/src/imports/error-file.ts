import { fieldProblemText } from '@auctionwiz/contracts/errors'
import type { Language } from '@auctionwiz/contracts/identity'
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

interface Words {
  issues: string
  /** Stands after the name of a column that is no field. When the error file is uploaded again, it is not imported either. */
  notImported: string
  row: string
}

const words: Record<Language, Words> = {
  en: { issues: 'Issues', notImported: 'not imported', row: 'Row' },
  de: { issues: 'Probleme', notImported: 'nicht importiert', row: 'Zeile' },
  es: { issues: 'Problemas', notImported: 'no importada', row: 'Fila' },
  fr: { issues: 'Problèmes', notImported: 'non importée', row: 'Ligne' },
}

const namesOf = ({ columns }: FileReading, { notImported }: Words): string[] =>
  columns.map(({ name, field, computed }) => (field === undefined && !computed && name !== '' ? `${name} (${notImported})` : name))

/** Fields that are split off others. */
const wholes: Readonly<Record<string, string>> = {
  firstName: 'fullName',
  lastName: 'fullName',
  city: 'cityStateZip',
  state: 'cityStateZip',
  zip: 'cityStateZip',
}

/** What the file calls the column of a field; undefined where it has none, and the problem says what is missing. */
const columnOf = (reading: FileReading | undefined, field: string): string | undefined => {
  const nameOf = (wanted: string | undefined) => reading?.columns.find((column) => column.field === wanted)?.name
  return field === 'row' ? undefined : nameOf(field) || (wholes[field] && nameOf(wholes[field])) || undefined
}

/**
 * Writes rows with something wrong in them: the columns of all files of the upload, each once, and what is wrong.
 * @param language of the person who uploaded the files
 */
export const errorWriter = (readings: readonly FileReading[], language: Language) => {
  const said = words[language]
  const headers = readings.map((reading) => namesOf(reading, said))
  const keys = [...new Set(headers.flatMap(columnKeys))]
  const names = keys.map((key) => (JSON.parse(key) as [string, number])[0])
  /** For each column of the error file that of the file with this index, -1 where it has none. */
  const layout = (file: number): number[] => {
    const own = columnKeys(headers[file] ?? [])
    return keys.map((key) => own.indexOf(key))
  }
  return {
    columns: names,
    header: byteOrderMark + csvLine([...names, said.issues]),
    layout,
    /** @param file index of the one the rows come from. Cells beyond its header come after the problem. */
    lines: (file: number, rejected: readonly Told[], places: readonly number[] = layout(file)): string => {
      const width = headers[file]?.length ?? 0
      const described = ({ field, problem }: RowProblem): string => {
        const text = fieldProblemText(problem, language) ?? problem
        const column = columnOf(readings[file], field)
        return column === undefined || text.toLowerCase().includes(column.toLowerCase()) ? text : `${column}: ${text}`
      }
      const text = ({ line, cells, problems }: Told): string =>
        csvLine([
          ...places.map((place) => cells[place]),
          `${said.row} ${line}: ${problems.map(described).join('; ')}`,
          ...cells.slice(width),
        ])
      return rejected.map(text).join('')
    },
  }
}

export type ErrorWriter = ReturnType<typeof errorWriter>
