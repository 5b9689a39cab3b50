import { Suspense, useState } from 'react'
import { lazyDialog } from '../lazy-part/lazy-part.tsx'
import { shortcutText } from '../messages.ts'
import { useShortcuts } from './shortcuts.ts'

const ShortcutDialog = lazyDialog(() => import('./ShortcutDialog.tsx'))

/** The key ? shows the keys of the screen. */
export const ShortcutHelp = () => {
  const [open, setOpen] = useState(false)
  useShortcuts([{ key: '?', label: shortcutText.help, run: () => setOpen(true) }])
  return (
    open && (
      <Suspense fallback={null}>
        <ShortcutDialog onClose={() => setOpen(false)} />
      </Suspense>
    )
  )
}
