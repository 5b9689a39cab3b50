import { CallError } from '@auctionwiz/contracts/client'
import { ArrowClockwise20Regular } from '@fluentui/react-icons/headless/svg/arrow-clockwise'
import { PlugDisconnected24Regular } from '@fluentui/react-icons/headless/svg/plug-disconnected'
import { useState } from 'react'
import { text } from '../messages/index.ts'
import { Button } from './Button.tsx'
import { copyText } from './copy-text.ts'
import { Notice, type NoticeProps } from './EmptyState.tsx'

export interface ErrorStateProps {
  /** What failed, such as "Bidders could not be loaded". */
  title: string
  heading?: NoticeProps['heading']
  error: unknown
  /** Retries. Without it there is no Try again. */
  onRetry?: (() => void) | undefined
  compact?: boolean
}

/** A failure: what failed, the status and correlation id for support, and Try again. */
export const ErrorState = ({ title, heading = 'h2', error, onRetry, compact }: ErrorStateProps) => {
  const [copied, setCopied] = useState(false)
  const details = errorDetails(error)
  const copy = async () => setCopied(await copyText(`${title}\n${errorMessage(error)}\n${details ?? ''}`))
  return (
    <div role="alert">
      <Notice
        icon={<PlugDisconnected24Regular />}
        title={title}
        heading={heading}
        detail={details}
        compact={compact}
        actions={
          <>
            {onRetry && (
              <Button look="primary" icon={<ArrowClockwise20Regular />} onClick={onRetry}>
                {text.common.tryAgain}
              </Button>
            )}
            {details && (
              <Button look="subtle" onClick={() => void copy()}>
                {copied ? text.common.copied : text.common.copyDetails}
              </Button>
            )}
          </>
        }
      >
        {errorMessage(error)}
      </Notice>
    </div>
  )
}

/** The user-facing text of a failure. */
export const errorMessage = (error: unknown): string => (error instanceof CallError ? error.message : text.common.unexpectedError)

const errorDetails = (error: unknown): string | undefined =>
  error instanceof CallError && (error.status > 0 || error.correlationId)
    ? (error.correlationId ? text.common.errorDetails : text.common.errorStatus)({
        status: error.status,
        correlationId: error.correlationId ?? '',
      })
    : undefined
