import { CheckmarkCircle20Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { Dismiss16Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { ErrorCircle20Regular } from '@fluentui/react-icons/headless/svg/error-circle'
import { Toast as FluentToast, ToastTitle } from '@fluentui/react-toast'
import { useEffect, useState } from 'react'
import { text } from '../../messages/index.ts'
import { Button } from '../Button.tsx'
import { classes } from '../class-names.ts'
import { look } from '../look.ts'
import type { Toast } from '../Toasts.tsx'
import styles from './Overlays.module.css'

/** One message. Its time waits while the pointer or the focus is on it. */
const ToastCard = ({ message, onDismiss }: { message: Toast; onDismiss: () => void }) => {
  const { text: words, tone = 'done', stays, action } = message
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (tone === 'problem' || held) return
    const timer = setTimeout(onDismiss, stays ? 120_000 : action ? 12_000 : 6000)
    return () => clearTimeout(timer)
  }, [tone, stays, action, held, onDismiss])
  return (
    <FluentToast
      className={classes(styles.toast)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ToastTitle
        media={tone === 'done' ? <CheckmarkCircle20Regular className={look('high')} /> : <ErrorCircle20Regular className={look('low')} />}
        action={
          <>
            {action && (
              <Button
                look="link"
                onClick={() => {
                  onDismiss()
                  action.onAction()
                }}
              >
                {action.label}
              </Button>
            )}
            <Button
              look="subtle"
              small
              icon={<Dismiss16Regular />}
              aria-label={text.common.dismiss}
              onClick={() => {
                onDismiss()
                message.onDismiss?.()
              }}
            />
          </>
        }
      >
        {words}
      </ToastTitle>
    </FluentToast>
  )
}

export default ToastCard
