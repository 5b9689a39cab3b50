import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import type { listUploads, Upload } from '@auctionwiz/contracts/uploads'
import { DatabaseArrowUpRegular } from '@fluentui/react-icons/headless/svg/database-arrow-up'
import type { Pages } from '../../app/calls/use-pages.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { uploadText } from './messages.ts'
import { UploadItem } from './UploadItem.tsx'

interface UploadHistoryProps {
  pages: Pages<AnswerOf<typeof listUploads>>
  /** Called when a running upload has ended. */
  onFinished: (upload: Upload) => void
  /** Something is searched for. */
  searching: boolean
  onClearSearch: () => void
}

/** Uploads, newest first; running ones are polled. */
const UploadHistory = ({ pages, onFinished, searching, onClearSearch }: UploadHistoryProps) => {
  const { data, error, refreshing, reload } = pages
  const uploads = data?.flatMap((page) => page.uploads) ?? []
  if (data === undefined)
    return error === undefined ? (
      <SkeletonRows rows={6} columns={[56, 240, 120]} />
    ) : (
      <ErrorState compact title={uploadText.historyFailed} error={error} onRetry={reload} />
    )
  return (
    <>
      {error !== undefined && !refreshing && <ErrorState compact title={uploadText.historyFailed} error={error} onRetry={reload} />}
      {uploads.length === 0 && searching && (
        <EmptyState compact title={uploadText.noneFoundTitle} actions={<Button onClick={onClearSearch}>{uploadText.clearSearch}</Button>}>
          {uploadText.noneFoundText}
        </EmptyState>
      )}
      {uploads.length === 0 && !searching && (
        <EmptyState compact icon={<DatabaseArrowUpRegular fontSize={24} />} title={uploadText.noneTitle}>
          {uploadText.noneText}
        </EmptyState>
      )}
      {uploads.length > 0 && (
        <ul>
          {uploads.map((upload) => (
            <UploadItem key={upload.uploadId} known={upload} onFinished={onFinished} />
          ))}
        </ul>
      )}
      {pages.hasMore && (
        <Button busy={pages.loadingMore} onClick={pages.loadMore}>
          {uploadText.older}
        </Button>
      )}
    </>
  )
}

export default UploadHistory
