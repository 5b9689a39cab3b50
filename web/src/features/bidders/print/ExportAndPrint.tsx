import { Suspense, useCallback, useState } from 'react'
import { useCan } from '../../../app/permissions.ts'
import { lazyDialog } from '../../../ui/lazy-part/lazy-part.tsx'
import { usePrintKey } from '../../../ui/print/use-print-key.ts'
import { useBidders } from '../bidders-context.ts'
import { ExportButton } from '../bulk/ExportButton.tsx'

const BidderListSheet = lazyDialog(() => import('./BidderListSheet.tsx'))

/** Takes the list out: as a file, or on paper. */
const ExportAndPrint = () => {
  const { state, openId } = useBidders()
  const mayPrint = useCan('bidders:export')
  const [printing, setPrinting] = useState(0)
  const print = () => setPrinting((count) => count + 1)
  const printed = useCallback(() => setPrinting(0), [])
  // An open profile prints itself.
  usePrintKey(mayPrint && openId === undefined ? print : undefined)
  return (
    <>
      <ExportButton state={state} onPrint={print} />
      {printing > 0 && (
        <Suspense fallback={null}>
          <BidderListSheet key={printing} state={state} onDone={printed} />
        </Suspense>
      )}
    </>
  )
}

export default ExportAndPrint
