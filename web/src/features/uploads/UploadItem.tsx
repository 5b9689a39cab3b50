import type { Upload } from '@auctionwiz/contracts/uploads'
import { deleteUpload, listUploads, retryUpload, uploadRetention } from '@auctionwiz/contracts/uploads'
import { ArrowSync20Regular } from '@fluentui/react-icons/headless/svg/arrow-sync'
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { Delete20Regular } from '@fluentui/react-icons/headless/svg/delete'
import { ErrorCircle20Regular } from '@fluentui/react-icons/headless/svg/error-circle'
import { Warning20Regular } from '@fluentui/react-icons/headless/svg/warning'
import { Suspense, useRef, useState } from 'react'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { writePercent } from '../../app/write-number.ts'
import { phraseShown } from '../../messages/field-messages.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { stalledText } from '../../ui/jobs/messages.ts'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { totalSize } from './file-checks.ts'
import { uploadText } from './messages.ts'
import { isRunning } from './polling.ts'
import { reviewPath } from './review-path.ts'
import { sizeText, spanText } from './sizes.ts'
import { UploadFigures } from './UploadFigures.tsx'
import styles from './UploadItem.module.css'
import { useFocusKept } from './use-focus-kept.ts'
import { useUploadProgress } from './use-upload-progress.ts'

const FileList = lazyPart(() => import('./FileList.tsx'))
const RowErrors = lazyPart(() => import('./RowErrors.tsx'))
const ReadColumns = lazyPart(() => import('./ReadColumns.tsx'))
const ImportNotices = lazyPart(() => import('./ImportNotices.tsx'))
const CaseLinks = lazyPart(() => import('./cases/CaseLinks.tsx'))
const ItemLinks = lazyPart(() => import('./items/ItemLinks.tsx'))
const PaymentLinks = lazyPart(() => import('./payments/PaymentLinks.tsx'))
const SaleLinks = lazyPart(() => import('./sales/SaleLinks.tsx'))

interface UploadItemProps {
  known: Upload
  onFinished: (upload: Upload) => void
  /** Milliseconds since 1970. */
  now?: () => number
}

/** One upload: its description, progress, result, and the actions for its errors. */
export const UploadItem = ({ known, onFinished, now = Date.now }: UploadItemProps) => {
  const { upload, pace, stale, update } = useUploadProgress(known, onFinished)
  const retry = useMutation(retryUpload, { onDone: update })
  const removal = useMutation(deleteUpload, { refreshes: [listUploads] })
  const [asking, setAsking] = useState(false)
  const running = isRunning(upload)
  const item = useRef<HTMLLIElement>(null)
  const keepFocus = useFocusKept(item, upload.status)
  const format = useFormat()
  const { results } = upload
  return (
    <li ref={item} tabIndex={-1} className={look('bleed', 'padPage', 'padRowL', 'firstFlush', 'lineBelow')}>
      <div className={look('flex', 'top', 'wrap', 'gapS')}>
        <StateIcon upload={upload} />
        <div className={classes(look('fill'), styles.about)}>
          <h3 className={look('body', 'breaks')}>{upload.name}</h3>
          <p className={look('note', 'breaks')}>{metaOf(upload, format)}</p>
          <p className={look('note', 'breaks')}>{upload.description}</p>
          {(upload.undoneAt !== undefined || Date.parse(upload.undoUntil ?? '') > now()) && (
            <AppLink to={`${paths.dataProcessing}/undo?open=import:${upload.uploadId}&name=${encodeURIComponent(upload.name)}`}>
              {upload.undoneAt === undefined ? uploadText.undoImport : uploadText.undone}
            </AppLink>
          )}
        </div>
        <span className={styles.status}>{statusText(upload)}</span>
        {upload.status === 'review' && <ButtonLink to={reviewPath(upload.uploadId)}>{uploadText.continueReview}</ButtonLink>}
        {(upload.status === 'error' || upload.stalled) && !upload.undoneAt && (
          <Button
            data-keeps-focus
            busy={retry.busy}
            onClick={() => {
              keepFocus()
              void retry.change({ params: { id: upload.uploadId } })
            }}
          >
            {retry.busy ? uploadText.retrying : uploadText.retry}
          </Button>
        )}
        {!running && (
          <Button
            look="subtle"
            icon={<Delete20Regular />}
            aria-label={uploadText.remove({ name: upload.name })}
            aria-expanded={asking}
            onClick={() => setAsking(!asking)}
          />
        )}
      </div>
      {asking && !running && (
        <div className={look('row', 'wrap', 'gapS', 'aboveS')}>
          <p>{uploadText.removeText}</p>
          <Button look="danger" small busy={removal.busy} onClick={() => void removal.change({ params: { id: upload.uploadId } })}>
            {uploadText.removeConfirm}
          </Button>
          <Button small onClick={() => setAsking(false)}>
            {uploadText.removeKeep}
          </Button>
        </div>
      )}
      <div className={styles.body}>
        {running && (
          <div className={look('row', 'gapL', 'aboveM')}>
            <ProgressBar value={upload.progress} max={100} label={uploadText.progress({ name: upload.name })} />
            <span className={look('strong', 'right', 'wide40')}>{writePercent(upload.progress)}</span>
          </div>
        )}
        {(results.recordsProcessed > 0 || (upload.status === 'completed' && !isStoredOnly(upload))) && (
          <UploadFigures upload={upload} pace={pace} />
        )}
        {results.auctions && results.auctions.length > 0 && (
          <Suspense fallback={null}>
            <SaleLinks auctions={results.auctions} />
          </Suspense>
        )}
        {results.payments && results.payments.length > 0 && (
          <Suspense fallback={null}>
            <PaymentLinks auctions={results.payments} />
          </Suspense>
        )}
        {results.cases && results.cases.length > 0 && (
          <Suspense fallback={null}>
            <CaseLinks cases={results.cases} />
          </Suspense>
        )}
        {results.records && results.records.length > 0 && (
          <Suspense fallback={null}>
            <ItemLinks records={results.records} />
          </Suspense>
        )}
        {upload.stalled && (
          <p className={look('note', 'breaks')}>{stalledText.since({ time: format.dateTime(upload.movedAt ?? upload.uploadDate) })}</p>
        )}
        {stale && running && <p className={look('note', 'breaks')}>{uploadText.stale}</p>}
        {upload.status === 'error' && (
          <>
            <p className={look('aboveS', 'problem', 'breaks')}>{upload.problem && phraseShown(upload.problem)}</p>
            <p className={look('note', 'breaks')}>{uploadText.sourceUntil({ date: format.date(sourceUntil(upload)) })}</p>
          </>
        )}
        {retry.error !== undefined && (
          <p role="alert" className={look('aboveS', 'problem', 'breaks')}>
            {uploadText.retryFailed({ name: upload.name, problem: errorMessage(retry.error) })}
          </p>
        )}
        {(upload.files.length > 1 || upload.files.some(({ outcome }) => outcome === 'stored')) && (
          <Suspense fallback={null}>
            <FileList upload={upload} />
          </Suspense>
        )}
        {upload.status !== 'review' && (results.columns.length > 0 || upload.savedMapping !== undefined || upload.preset !== undefined) && (
          <Suspense fallback={null}>
            <ReadColumns upload={upload} />
          </Suspense>
        )}
        {results.notices.length > 0 && (
          <Suspense fallback={null}>
            <ImportNotices results={results} />
          </Suspense>
        )}
        {results.rowErrors.length > 0 && (
          <Suspense fallback={null}>
            <RowErrors upload={upload} now={now} onCorrected={update} />
          </Suspense>
        )}
        {removal.error !== undefined && (
          <p role="alert" className={look('aboveS', 'problem', 'breaks')}>
            {errorMessage(removal.error)}
          </p>
        )}
      </div>
    </li>
  )
}

/** Files that were not imported completely are kept for a retry. */
const sourceUntil = ({ uploadDate }: Upload): string =>
  new Date(Date.parse(uploadDate) + uploadRetention.sourceDays * 86_400_000).toISOString()

/** Nothing of it is imported. */
const isStoredOnly = ({ files }: Upload): boolean => files.every(({ outcome }) => outcome === 'stored')

const statusText = (upload: Upload): string => {
  const { status, results, queuedBehind } = upload
  if (queuedBehind !== undefined) return uploadText.queuedBehind({ count: queuedBehind })
  if (isStoredOnly(upload)) return uploadText.stored
  return status === 'completed' && results.failed > 0 ? uploadText.withErrors : uploadText.statuses[status]
}

const StateIcon = ({ upload }: { upload: Upload }) => {
  if (upload.status === 'error') return <ErrorCircle20Regular className={look('low')} />
  if (upload.status === 'review') return <Warning20Regular className={look('medium')} />
  if (upload.status !== 'completed') return <ArrowSync20Regular className={classes(look('brand'), styles.running)} />
  if (upload.results.failed > 0) return <Warning20Regular className={look('medium')} />
  return <CheckmarkCircle20Regular className={look('high')} />
}

/** "Bidders · registrations-oct.csv, 3.9 MB · 20 Nov 2026, 16:41 by Imogen Clarke · 38 s" */
const metaOf = (upload: Upload, format: ReturnType<typeof useFormat>): string => {
  const { files, completedDate, uploadDate, uploadedBy } = upload
  const [only] = files
  const named = files.length === 1 && only ? only.name : uploadText.fileCount({ count: files.length })
  const when = (isRunning(upload) || upload.status === 'review' ? uploadText.started : uploadText.finished)({
    date: format.dateTime(completedDate ?? uploadDate),
    user: uploadedBy,
  })
  // Rows that were corrected later don't count as time that the import took.
  const took =
    completedDate && !isStoredOnly(upload) && upload.results.corrected === 0
      ? spanText(Date.parse(completedDate) - Date.parse(uploadDate))
      : undefined
  return [uploadText.categories[upload.category], `${named}, ${sizeText(totalSize(files))}`, when, took].filter(Boolean).join(' · ')
}
