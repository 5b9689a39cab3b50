import { DialogSurface, DialogTitle, Dialog as FluentUiDialog } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { type ReactNode, useEffect } from 'react'
import { text } from '../messages/index.ts'
import { Button } from './Button.tsx'
import { classes } from './class-names.ts'
import styles from './Dialog.module.css'
import { FluentRoot } from './FluentRoot.tsx'

interface FluentDialogProps {
  title: string
  mark?: ReactNode
  width: number
  kind: 'dialog' | 'alert'
  onClose: () => void
  children: ReactNode
}

/** The part of `Dialog` that needs Fluent: focus, Escape, the layer above the page. */
const FluentDialog = ({ title, mark, width, kind, onClose, children }: FluentDialogProps) => {
  useOpenMark()
  return (
    <FluentRoot>
      <FluentUiDialog open modalType={kind === 'alert' ? 'alert' : 'modal'} onOpenChange={onClose}>
        <DialogSurface className={classes(styles.surface)} style={{ maxWidth: `min(${width}px, 100vw)` }}>
          <DialogTitle as="h2" className={classes(styles.title)} action={null}>
            {title}
            {mark}
          </DialogTitle>
          {children}
          {/* Last, so that opening puts the focus in the first field, or at a question's safe answer. */}
          <Button look="subtle" className={styles.close} icon={<Dismiss20Regular />} aria-label={text.common.close} onClick={onClose} />
        </DialogSurface>
      </FluentUiDialog>
    </FluentRoot>
  )
}

let open = 0

/** Marks the page while a dialog is open: only then may Fluent's focus sentinels at its ends take the focus. */
const useOpenMark = (): void => {
  useEffect(() => {
    const count = (by: number) => {
      open += by
      document.body.toggleAttribute('data-dialog-open', open > 0)
    }
    count(1)
    return () => count(-1)
  }, [])
}

export default FluentDialog
