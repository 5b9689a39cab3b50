import { emailPattern, phonePattern } from '@auctionwiz/contracts/fields'
import type { DateOrder } from '@auctionwiz/contracts/uploads'
import { caseListFields } from './cases/fields.ts'
import { type ColumnStyle, styleJudge } from './column-style.ts'
import type { FileField } from './file-fields.ts'
import type { HeaderMapping } from './headers.ts'
import type { ImportedKind } from './imported-kind.ts'
import { itemListFields } from './items/fields.ts'
import { listedValues } from './listed-values.ts'
import { isWholePlace } from './places.ts'
import { lotStateOfWord } from './sales/lot-state-words.ts'

/** What the cells of one column hold, whatever field it is read as. */
export interface ColumnProfile {
  /** Cells that are not empty. */
  filled: number
  /** The first distinct values, shortened. */
  samples: string[]
  /** All distinct values, if they are few short words. */
  words?: string[]
  /** The order of its dates; `assumed` where its values allow both. */
  dates?: Pick<ColumnStyle, 'dates' | 'assumed'>
  decimal?: ColumnStyle['decimal']
  /** The first dates that can be read in two orders. */
  openDates: string[]
}

/** A row that is shown as an example. */
export interface SampleRow {
  line: number
  cells: string[]
}

const shownSamples = 3
const mostWords = 30
const longestWord = 40
const shownLength = 60

interface Seen {
  filled: number
  emails: number
  phones: number
  places: number
  samples: Set<string>
  words: Set<string> | undefined
  openDates: Set<string>
}

/** Reads the rows of a file and then says what its columns hold. */
export const columnProfiler = (columns: number) => {
  const seen = Array.from({ length: columns }, (): Seen => {
    return { filled: 0, emails: 0, phones: 0, places: 0, samples: new Set(), words: new Set(), openDates: new Set() }
  })
  const as = (field: FileField) => styleJudge(new Map(seen.map((_, index) => [index, field])))
  const [dates, numbers] = [as('firstAuction'), as('spent')]
  let rows = 0
  const first: SampleRow[] = []
  let fullest: (SampleRow & { filled: number }) | undefined
  return {
    see: (cells: readonly string[], line: number): void => {
      rows += 1
      dates.see(cells)
      numbers.see(cells)
      let filled = 0
      for (const [index, column] of seen.entries()) {
        const text = cells[index]?.trim() ?? ''
        if (text === '') continue
        filled += 1
        seeCell(column, text)
      }
      const row = { line, cells: cells.map((cell) => cell.slice(0, 500)) }
      if (first.length < shownSamples) first.push(row)
      // The row with the most values tells the most of the columns that most rows leave empty.
      else if (filled > (fullest?.filled ?? 0)) fullest = { ...row, filled }
    },
    profiles: (house: DateOrder): ColumnProfile[] => {
      const [orders, signs] = [dates.styles(house, undefined), numbers.styles(house, undefined)]
      return seen.map(({ filled, samples, words, openDates }, index): ColumnProfile => {
        const { dates: order, assumed } = orders.get(index) ?? {}
        const decimal = signs.get(index)?.decimal
        return {
          filled,
          samples: [...samples],
          ...(words && words.size > 0 && { words: [...words] }),
          ...(order && openDates.size > 0 && { dates: { dates: order, ...(assumed && { assumed }) } }),
          ...(decimal && { decimal }),
          openDates: [...openDates],
        }
      })
    },
    rows: (): { count: number; shown: SampleRow[] } => ({
      count: rows,
      shown: [...first, ...(fullest ? [{ line: fullest.line, cells: fullest.cells }] : [])],
    }),
    /** The columns whose contents say what they are, where their names don't. */
    suggested: ({ mapping, missing }: HeaderMapping<FileField, string>, kind: ImportedKind['name'] = 'bidders'): Map<number, FileField> =>
      suggesters[kind](seen, mapping, missing),
  }
}

const seeCell = (column: Seen, text: string): void => {
  column.filled += 1
  if (column.samples.size < shownSamples) column.samples.add(text.slice(0, shownLength).toWellFormed())
  if (column.words && !column.words.has(text)) {
    if (column.words.size === mostWords || text.length > longestWord) column.words = undefined
    else column.words.add(text)
  }
  if (isWholePlace(text)) column.places += 1
  if (emailPattern.test(text)) column.emails += 1
  else if (/\d.*\d.*\d.*\d.*\d.*\d.*\d/.test(text) && !/\d[-/.]\d\d?[-/.]\d{4}|^\d{4}-/.test(text) && phonePattern.test(text))
    column.phones += 1
  const open = /^(\d\d?)[-/](\d\d?)[-/]\d{4}(?=$|[ T,])/.exec(text)
  if (open && column.openDates.size < 2 && Number(open[1]) <= 12 && Number(open[2]) <= 12 && open[1] !== open[2])
    column.openDates.add(open[0])
}

/** Nearly all cells of a column have the form. */
const most = 0.9

const suggestionsOf = (seen: readonly Seen[], mapping: ReadonlyMap<number, FileField>, lacksEmail: boolean): Map<number, FileField> => {
  const found = new Map<number, FileField>()
  const known = new Set(mapping.values())
  const firstWith = (count: (column: Seen) => number, isFree: (index: number) => boolean): number =>
    seen.findIndex((column, index) => isFree(index) && column.filled > 0 && count(column) >= column.filled * most)
  // Without emails no file is imported, so a column full of them is one, whatever its header says.
  const email = lacksEmail
    ? firstWith(
        ({ emails }) => emails,
        () => true,
      )
    : -1
  if (email !== -1) found.set(email, 'email')
  const phone = known.has('phone')
    ? -1
    : firstWith(
        ({ phones }) => phones,
        (index) => !mapping.has(index) && !found.has(index),
      )
  if (phone !== -1) found.set(phone, 'phone')
  // A column called "City" that holds the state and the code too.
  const whole = (index: number) => !found.has(index) && ['city', undefined].includes(mapping.get(index))
  const place = known.has('zip') || known.has('cityStateZip') ? -1 : firstWith(({ places }) => places, whole)
  if (place !== -1) found.set(place, 'cityStateZip')
  return found
}

/** Of a file of legal cases: columns of words that are known as values of a list. The type of a party is left to its name. */
const caseSuggestions = (seen: readonly Seen[], mapping: ReadonlyMap<number, FileField>): Map<number, FileField> => {
  const fields = caseListFields.filter((field) => field !== 'plaintiffType' && field !== 'defendantType')
  return listSuggestions(seen, mapping, fields)
}

/** Columns of words that are known as values of one of these lists. */
const listSuggestions = (
  seen: readonly Seen[],
  mapping: ReadonlyMap<number, FileField>,
  fields: readonly FileField[],
): Map<number, FileField> => {
  const found = new Map<number, FileField>()
  const known = new Set(mapping.values())
  for (const field of fields) {
    const meaning = listedValues.get(field)
    if (known.has(field) || !meaning) continue
    const index = seen.findIndex(
      ({ words }, at) => !mapping.has(at) && !found.has(at) && !!words?.size && [...words].every((word) => meaning(word) !== undefined),
    )
    if (index !== -1) found.set(index, field)
  }
  return found
}

type Suggester = (seen: readonly Seen[], mapping: ReadonlyMap<number, FileField>, missing: readonly string[]) => Map<number, FileField>

const suggesters: Record<ImportedKind['name'], Suggester> = {
  bidders: (seen, mapping, missing) => suggestionsOf(seen, mapping, missing.includes('email')),
  sales: (seen, mapping) => saleSuggestions(seen, mapping),
  cases: (seen, mapping) => caseSuggestions(seen, mapping),
  items: (seen, mapping) => listSuggestions(seen, mapping, itemListFields),
}

/** Of a file of auctions: a column of words that say what became of lots, and one of emails, are known by their values. */
const saleSuggestions = (seen: readonly Seen[], mapping: ReadonlyMap<number, FileField>): Map<number, FileField> => {
  const found = new Map<number, FileField>()
  const known = new Set(mapping.values())
  const first = (field: FileField, fits: (column: Seen) => boolean): void => {
    const index = known.has(field) ? -1 : seen.findIndex((column, at) => !mapping.has(at) && column.filled > 0 && fits(column))
    if (index !== -1) found.set(index, field)
  }
  first('email', ({ emails, filled }) => emails >= filled * most)
  first('lotState', ({ words }) => words !== undefined && words.size > 0 && [...words].every((word) => lotStateOfWord(word) !== undefined))
  return found
}
