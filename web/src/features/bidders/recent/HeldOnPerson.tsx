import { Suspense, useState } from 'react'
import { usePermissionReason } from '../../../app/permissions.ts'
import { Button } from '../../../ui/Button.tsx'
import { prefetchDialog } from '../../../ui/Dialog.tsx'
import { lazyDialog } from '../../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../../ui/look.ts'
import { recentText as text } from './messages.ts'

const HeldDialog = lazyDialog(() => import('./HeldDialog.tsx'))

/** Opens the export and the erasure by email address, for people who are no longer bidders. */
export const HeldOnPerson = () => {
  const [open, setOpen] = useState(false)
  const mayNot = usePermissionReason('bidders:delete')
  return (
    <section aria-label={text.left} className={look('stack', 'gapS', 'aboveXXL')}>
      <h2 className={look('heading')}>{text.left}</h2>
      <p className={look('soft')}>{text.leftText}</p>
      <div>
        <Button reason={mayNot} onPointerEnter={prefetchDialog} onFocus={prefetchDialog} onClick={() => setOpen(true)}>
          {text.leftOpen}
        </Button>
      </div>
      {open && (
        <Suspense fallback={null}>
          <HeldDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
