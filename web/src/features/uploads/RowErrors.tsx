import { downloadUpload, type Upload } from '@auctionwiz/contracts/uploads'
import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { useState } from 'react'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { useFormat } from '../../app/format.ts'
import { phraseShown } from '../../messages/field-messages.ts'
import { Button } from '../../ui/Button.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { saveFile } from '../../ui/save-file.ts'
import { fieldLabel } from './field-label.ts'
import { uploadText } from './messages.ts'

const shownAtFirst = 3

const CorrectRows = lazyDialog(() => import('./corrections/CorrectRows.tsx'))

interface RowErrorsProps {
  upload: Upload
  now: () => number
  /** Rows were corrected; the upload runs again. */
  onCorrected: (upload: Upload) => void
}

/** The rows that were not imported, with reasons: the first three, the rest on demand, all in a file, and to be corrected. */
const RowErrors = ({ upload, now, onCorrected }: RowErrorsProps) => {
  const [correcting, setCorrecting] = useState(false)
  const [all, setAll] = useState(false)
  const format = useFormat()
  const download = useMutation(downloadUpload, {
    onDone: (file) => saveFile(file as Blob, `${upload.name}-errors.csv`),
  })
  const { rowErrors, hasErrorFile, errorFileUntil, problems } = upload.results
  const failed = upload.results.failed + upload.results.incomplete
  const gone = errorFileUntil !== undefined && Date.parse(errorFileUntil) < now()
  const offered = hasErrorFile && !gone
  const shown = all ? rowErrors : rowErrors.slice(0, shownAtFirst)
  const more = (problems ?? Math.max(failed, rowErrors.length)) - shownAtFirst
  const severalFiles = upload.files.length > 1
  return (
    <div className={look('aboveM')}>
      {shown.length > 0 && (
        <div className={look('scrolls')}>
          <table className={look('table')}>
            <thead>
              <tr>
                {severalFiles && <th scope="col">{uploadText.file}</th>}
                <th scope="col" className={look('right')}>
                  {uploadText.row}
                </th>
                <th scope="col">{uploadText.field}</th>
                <th scope="col">{uploadText.value}</th>
                <th scope="col">{uploadText.problem}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((error, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row may have the same error twice, and the order never changes.
                <tr key={index}>
                  {severalFiles && <td>{error.file}</td>}
                  <td className={look('right', 'numbers')}>{format.number(error.row)}</td>
                  <td>{fieldLabel(error.field, upload.category)}</td>
                  <td className={look('soft', 'breaks', 'atLeast112')}>{valueText(error.value)}</td>
                  <td>
                    {phraseShown(error.problem)}
                    {error.imported && <span className={look('note')}> ({uploadText.valueLeftOut})</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={look('row', 'wrap', 'gapS', 'tall40')}>
        {more > 0 && rowErrors.length > shownAtFirst && (
          <Button look="link" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? uploadText.fewer : uploadText.more({ count: format.number(more) })}
          </Button>
        )}
        {all && failed > rowErrors.length && offered && <span className={look('note')}>{uploadText.notListed}</span>}
        {problems !== undefined && problems > failed && (
          <span className={look('note')}>
            {uploadText.problemsOf({
              rows: failed,
              problems: format.number(problems),
            })}
          </span>
        )}
        {errorFileUntil !== undefined && (
          <span className={look('note', 'atEnd', 'phoneWholeRow', 'phoneLast')}>
            {(gone ? uploadText.wasKeptUntil : uploadText.keptUntil)({ date: format.date(errorFileUntil) })}
          </span>
        )}
        {offered && upload.status === 'completed' && !upload.undoneAt && upload.results.failed > 0 && (
          <Button onClick={() => setCorrecting(true)}>{uploadText.correct({ count: upload.results.failed })}</Button>
        )}
        {offered && (
          <Button
            look="subtle"
            icon={<ArrowDownload20Regular />}
            busy={download.busy}
            onClick={() => void download.change({ params: { id: upload.uploadId } })}
          >
            {download.busy ? uploadText.downloading : uploadText.download({ count: failed })}
          </Button>
        )}
      </div>
      {correcting && (
        <CorrectRows id={upload.uploadId} category={upload.category} onCorrected={onCorrected} onClose={() => setCorrecting(false)} />
      )}
      {download.error !== undefined && (
        <p role="alert" className={look('problem')}>
          {errorMessage(download.error)}
        </p>
      )}
    </div>
  )
}

const valueText = (value: string | undefined): string => {
  if (value === undefined) return uploadText.notKept
  return value === '' ? uploadText.empty : value
}

export default RowErrors
