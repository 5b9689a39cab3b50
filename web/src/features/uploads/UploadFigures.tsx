import type { Upload } from '@auctionwiz/contracts/uploads'
import { useFormat } from '../../app/format.ts'
import { look } from '../../ui/look.ts'
import { uploadText } from './messages.ts'
import { isRunning } from './polling.ts'
import { spanText } from './sizes.ts'

export interface UploadFiguresProps {
  upload: Upload
  pace: { rowsPerSecond?: number; remaining?: number }
}

/** An upload's row counts by outcome; while it runs also the pace and the time left. */
export const UploadFigures = ({ upload, pace }: UploadFiguresProps) => {
  const format = useFormat()
  const { recordsProcessed, recordsImported, duplicates, conflicts, failed, incomplete, corrected } = upload.results
  const running = isRunning(upload)
  const figures: (readonly [value: string, label: string, bad?: boolean])[] = [
    [format.number(recordsProcessed), running ? uploadText.rowsSoFar : uploadText.rowsProcessed],
    [format.number(recordsImported), uploadText.imported],
    [format.number(duplicates), uploadText.duplicates],
    ...(conflicts > 0 ? [[format.number(conflicts), uploadText.conflicts] as const] : []),
    [format.number(failed), uploadText.errors, failed > 0],
  ]
  if (incomplete > 0) figures.push([format.number(incomplete), uploadText.incompleteRows])
  if (corrected > 0) figures.push([format.number(corrected), uploadText.correctedRows])
  if (running && pace.rowsPerSecond !== undefined) figures.push([format.number(pace.rowsPerSecond), uploadText.rate])
  if (running && pace.remaining !== undefined) figures.push([spanText(pace.remaining), uploadText.remaining])
  return (
    <dl className={look('grid', 'cards104', 'aboveM', 'gapRowsM', 'gapColumnsS')}>
      {figures.map(([value, label, bad]) => (
        <div key={label} className={look('flex', 'upwards', 'end')}>
          <dt className={look('caption')}>{label}</dt>
          <dd className={look('heading', 'strong', bad ? 'problem' : 'text')}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
