import type { ReadColumn } from '@auctionwiz/contracts/uploads'
import { look } from '../../ui/look.ts'
import { readingText } from './reading-messages.ts'

/** How the columns of the files were read: the ignored ones, and the order of dates. */
const ReadColumns = ({ columns }: { columns: readonly ReadColumn[] }) => {
  const lines = [
    [readingText.notImported, columns.filter(({ field, computed }) => field === undefined && !computed)],
    [readingText.computedColumns, columns.filter(({ computed }) => computed)],
    [readingText.dayColumns, columns.filter(({ dates, assumed }) => dates === 'day-first' && !assumed)],
    [readingText.monthColumns, columns.filter(({ dates, assumed }) => dates === 'month-first' && !assumed)],
    [readingText.assumedDay, columns.filter(({ dates, assumed }) => assumed && dates === 'day-first')],
    [readingText.assumedMonth, columns.filter(({ dates, assumed }) => assumed && dates === 'month-first')],
  ] as const
  const words = lines.flatMap(([line, named]) => (named.length > 0 ? [line({ names: namesOf(named) })] : []))
  return (
    <details className={look('aboveM', 'soft')}>
      <summary className={look('summary')}>
        {readingText.readColumns({ read: columns.filter(({ field }) => field !== undefined).length, all: columns.length })}
      </summary>
      <ul className={look('bullets', 'aboveXS')}>
        {words.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}

const namesOf = (columns: readonly ReadColumn[]): string => [...new Set(columns.map(({ name }) => name))].join(', ')

export default ReadColumns
