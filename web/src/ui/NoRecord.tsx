import { CallError } from '@auctionwiz/contracts/client'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { SkeletonRows } from './Skeleton.tsx'

/** The catalogue's words about a record that is not there. */
export interface NoRecordWords {
  missingTitle: string
  missingText: string
  /** Of the button that leaves. */
  back: string
  panelFailed: string
}

interface NoRecordProps {
  words: NoRecordWords
  error: unknown
  onRetry: () => void
  onBack: () => void
  /** Within a panel. */
  compact?: boolean
  /** The placeholder's rows and the widths of its columns in px. */
  rows?: number
  columns?: readonly number[]
}

export const isMissing = (error: unknown): boolean => error instanceof CallError && error.status === 404

/** In place of a record: its outline while it loads, that it is missing, or why it could not be loaded. */
export const NoRecord = ({ words, error, onRetry, onBack, compact = false, rows = 8, columns = [120, 240] }: NoRecordProps) => {
  if (error === undefined) return <SkeletonRows rows={rows} columns={columns} />
  if (!isMissing(error)) return <ErrorState compact={compact} title={words.panelFailed} error={error} onRetry={onRetry} />
  return (
    <EmptyState compact={compact} title={words.missingTitle} actions={<Button onClick={onBack}>{words.back}</Button>}>
      {words.missingText}
    </EmptyState>
  )
}
