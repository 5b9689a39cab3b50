import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import { usePrintKey } from '../../ui/print/use-print-key.ts'

const BidderSheet = lazyDialog(() => import('./print/BidderSheet.tsx'))

/** Prints the sheet of the open bidder, also with the browser's key; render `sheet` where the action is. */
export const usePrintSheet = (bidder: Bidder | undefined): { print: () => void; sheet: ReactNode } => {
  const [printing, setPrinting] = useState(0)
  const print = () => setPrinting((count) => count + 1)
  usePrintKey(print)
  const sheet = printing > 0 && bidder && (
    <Suspense fallback={null}>
      <BidderSheet key={printing} bidder={bidder} onDone={() => setPrinting(0)} />
    </Suspense>
  )
  return { print, sheet }
}
