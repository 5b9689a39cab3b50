import { useEffect, useEffectEvent, useState } from 'react'
import { text } from '../../messages/index.ts'
import { Button } from '../Button.tsx'
import { Notice } from '../EmptyState.tsx'
import { toast, withdrawToast } from '../Toasts.tsx'
import { causeOf, type FailureCause } from './failure-cause.ts'
import { partText } from './messages.ts'

export interface PartFailureProps {
  error: unknown
  onRetry: () => void
}

/** Tries again when the browser is connected again. */
const useRetryWhenOnline = (onRetry: () => void): void => {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const connected = () => retry()
    window.addEventListener('online', connected)
    return () => window.removeEventListener('online', connected)
  }, [])
}

/** In place of a part that is not missed. */
export const RetryWhenOnline = ({ onRetry }: Pick<PartFailureProps, 'onRetry'>) => {
  useRetryWhenOnline(onRetry)
  return null
}

/** The cause once it is known. */
const useCause = ({ error, onRetry }: PartFailureProps): FailureCause | undefined => {
  const [cause, setCause] = useState<FailureCause>()
  useRetryWhenOnline(onRetry)
  useEffect(() => {
    let current = true
    void causeOf(error).then((found) => current && setCause(found))
    return () => {
      current = false
    }
  }, [error])
  return cause
}

const reload = () => window.location.reload()

/** In place of a part: why it is missing, and what to do. With `page` it is the page's content, with its heading and the tab's title. */
export const PartFailure = ({ error, onRetry, page = false }: PartFailureProps & { page?: boolean }) => {
  const cause = useCause({ error, onRetry })
  if (!cause) return null
  const { title, help } = partText[cause]
  return (
    <div role="alert">
      {page && <title>{`${title} · AuctionWiz`}</title>}
      <Notice
        {...(page && { heading: 'h1' as const })}
        compact={!page}
        title={title}
        actions={
          <>
            <Button look={cause === 'outdated' ? 'secondary' : 'primary'} onClick={onRetry}>
              {text.common.tryAgain}
            </Button>
            {cause === 'outdated' && (
              <Button look="primary" onClick={reload}>
                {partText.reload}
              </Button>
            )}
          </>
        }
      >
        {help}
      </Notice>
    </div>
  )
}

/** In place of a dialog: nothing on the page, and a toast that says why. */
export const PartFailureToast = ({ error, onRetry, onClose }: PartFailureProps & { onClose: () => void }) => {
  const cause = useCause({ error, onRetry })
  const retry = useEffectEvent(onRetry)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!cause) return
    const message = partText.toast[cause]
    toast({
      text: message,
      tone: 'problem',
      action: { label: text.common.tryAgain, onAction: () => retry() },
      onDismiss: () => close(),
    })
    return () => withdrawToast(message)
  }, [cause])
  return null
}
