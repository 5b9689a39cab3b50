import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useCan } from '../../../app/permissions.ts'
import { lazyDialog } from '../../../ui/lazy-part/lazy-part.tsx'
import { usePrintKey } from '../../../ui/print/use-print-key.ts'
import { useBidders } from '../bidders-context.ts'

const BidderListSheet = lazyDialog(() => import('./BidderListSheet.tsx'))

/** Prints the list, also by its key; render `sheet`. */
export const usePrintList = (): { print: () => void; sheet: ReactNode } => {
  const { state, openId } = useBidders()
  const mayPrint = useCan('bidders:export')
  const [printing, setPrinting] = useState(0)
  const print = () => setPrinting((count) => count + 1)
  const printed = useCallback(() => setPrinting(0), [])
  // An open profile prints itself.
  usePrintKey(mayPrint && openId === undefined ? print : undefined)
  const sheet = printing > 0 && (
    <Suspense fallback={null}>
      <BidderListSheet key={printing} state={state} onDone={printed} />
    </Suspense>
  )
  return { print, sheet }
}
