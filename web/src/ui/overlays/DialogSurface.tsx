import { DialogTitle, Dialog as FluentDialog, DialogSurface as FluentSurface } from '@fluentui/react-dialog'
import { Dismiss20Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import type { ReactNode } from 'react'
import { text } from '../../messages/index.ts'
import { Button } from '../Button.tsx'
import { classes } from '../class-names.ts'
import styles from '../Dialog.module.css'
import './focus-manager.tsx'
import { useWide } from '../use-wide.ts'
import { useOpenMark } from './use-open-mark.ts'

interface DialogSurfaceProps {
  title: string
  mark?: ReactNode
  width: number
  height: number | undefined
  kind: 'dialog' | 'alert'
  corner: boolean
  onClose: () => void
  children: ReactNode
}

/** Below the top bar. */
const inCorner = { margin: '56px 24px auto auto', maxHeight: 'calc(100dvh - 80px)' }

/** The part of `Dialog` that needs Fluent: focus, Escape, the layer above the page. */
const DialogSurface = ({ title, mark, width, height, kind, corner, onClose, children }: DialogSurfaceProps) => {
  useOpenMark()
  const isWide = useWide(641)
  return (
    <FluentDialog open modalType={kind === 'alert' ? 'alert' : 'modal'} onOpenChange={onClose}>
      <FluentSurface
        className={classes(styles.surface)}
        style={{ maxWidth: `min(${width}px, 100vw)`, ...(isWide && { height }), ...(isWide && corner && inCorner) }}
      >
        <DialogTitle as="h2" className={classes(styles.title)} action={null}>
          {title}
          {mark}
        </DialogTitle>
        {children}
        {/* Last, so that opening puts the focus in the first field, or at a question's safe answer. */}
        <Button look="subtle" className={styles.close} icon={<Dismiss20Regular />} aria-label={text.common.close} onClick={onClose} />
      </FluentSurface>
    </FluentDialog>
  )
}

export default DialogSurface
