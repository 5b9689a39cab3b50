import { DialogSurface, DialogTitle, Dialog as FluentUiDialog } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import type { ReactNode } from 'react'
import { text } from '../messages/index.ts'
import { Button } from './Button.tsx'
import styles from './Dialog.module.css'
import { FluentRoot } from './FluentRoot.tsx'

interface FluentDialogProps {
  title: string
  width: number
  kind: 'dialog' | 'alert'
  onClose: () => void
  children: ReactNode
}

/** The part of `Dialog` that needs Fluent: focus, Escape, the layer above the page. */
const FluentDialog = ({ title, width, kind, onClose, children }: FluentDialogProps) => (
  <FluentRoot>
    <FluentUiDialog open modalType={kind === 'alert' ? 'alert' : 'modal'} onOpenChange={onClose}>
      <DialogSurface className={styles.surface} style={{ maxWidth: `min(${width}px, 100vw)` }}>
        <div className={styles.head}>
          <DialogTitle as="h2" className={styles.title} action={null}>
            {title}
          </DialogTitle>
          <Button look="subtle" icon={<Dismiss20Regular />} aria-label={text.common.close} onClick={onClose} />
        </div>
        {children}
      </DialogSurface>
    </FluentUiDialog>
  </FluentRoot>
)

export default FluentDialog
