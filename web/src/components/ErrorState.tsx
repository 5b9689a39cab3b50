import { CallError } from '@auctionwiz/contracts/client'
import { ArrowClockwise20Regular } from '@fluentui/react-icons/headless/svg/arrow-clockwise'
import { PlugDisconnected24Regular } from '@fluentui/react-icons/headless/svg/plug-disconnected'
import { useState } from 'react'
import { fill, text } from '../messages/index.ts'
import { Button } from './Button.tsx'
import { copyText } from './copy-text.ts'
import { Notice } from './EmptyState.tsx'

export interface ErrorStateProps {
  /** What could not be done, such as "Bidders could not be loaded". */
  title: string
  error: unknown
  /** Asks again. Without it there is no Try again. */
  onRetry?: (() => void) | undefined
  compact?: boolean
}

/** A failure: what it was, its status and correlation id to quote to support, and Try again. */
export const ErrorState = ({ title, error, onRetry, compact }: ErrorStateProps) => {
  const [copied, setCopied] = useState(false)
  const details = errorDetails(error)
  const copy = async () => setCopied(await copyText(`${title}\n${errorMessage(error)}\n${details ?? ''}`))
  return (
    <div role="alert">
      <Notice
        icon={<PlugDisconnected24Regular />}
        title={title}
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

/** The words of a failure for people. */
export const errorMessage = (error: unknown): string => (error instanceof CallError ? error.message : text.common.unexpectedError)

const errorDetails = (error: unknown): string | undefined =>
  error instanceof CallError && (error.status > 0 || error.correlationId)
    ? fill(error.correlationId ? text.common.errorDetails : text.common.errorStatus, {
        status: error.status,
        correlationId: error.correlationId ?? '',
      })
    : undefined
