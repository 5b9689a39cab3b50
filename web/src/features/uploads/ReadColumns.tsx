import type { ReadColumn, Upload } from '@auctionwiz/contracts/uploads'
import { look } from '../../ui/look.ts'
import { uploadText } from './messages.ts'
import { readingText } from './reading-messages.ts'

/**
 * How the columns of the files were read: by which mapping, the ignored ones, and the order of dates. Of a file whose first line had to be mapped the
 * names of the columns are not kept.
 */
const ReadColumns = ({ upload: { savedMapping, preset, results } }: { upload: Pick<Upload, 'savedMapping' | 'preset' | 'results'> }) => {
  const { columns } = results
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
    <>
      {savedMapping && <p className={look('note', 'breaks')}>{uploadText.savedMapping({ name: savedMapping })}</p>}
      {preset && <p className={look('note', 'breaks')}>{uploadText.preset({ name: preset })}</p>}
      {columns.length > 0 && (
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
      )}
    </>
  )
}

const namesOf = (columns: readonly ReadColumn[]): string => [...new Set(columns.map(({ name }) => name))].join(', ')

export default ReadColumns
