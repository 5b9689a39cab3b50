import { Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import { conflictText } from './messages.ts'

const ConflictRules = lazyDialog(() => import('./ConflictRules.tsx'))

/** Opens the rules by which the house settles conflicts. */
const RulesButton = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{conflictText.conflictRules}</Button>
      {open && (
        <Suspense fallback={null}>
          <ConflictRules onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export default RulesButton
