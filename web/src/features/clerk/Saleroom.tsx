import { useEffect, useState, useSyncExternalStore } from 'react'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { columns } from '../../ui/columns.ts'
import { prefetchDialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { look } from '../../ui/look.ts'
import { KeyHints } from '../../ui/shortcuts/KeyHints.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { BidControls } from './BidControls.tsx'
import styles from './Clerk.module.css'
import { ClerkBar } from './ClerkBar.tsx'
import { HammerButtons } from './HammerButtons.tsx'
import { KeyPad } from './KeyPad.tsx'
import { LastHammer } from './LastHammer.tsx'
import { LeaveSale } from './LeaveSale.tsx'
import { LotOnBlock } from './LotOnBlock.tsx'
import { clerkText as text } from './messages.ts'
import { PaddleBox } from './PaddleBox.tsx'
import { Problems } from './Problems.tsx'
import { BidsTaken, NextLots, SaleTotalsLine } from './SideLists.tsx'
import { waitingLots } from './sale/outbox-state.ts'
import type { OpenedSale } from './sale/use-opened-sale.ts'
import { useBuyers } from './use-buyers.ts'
import { type Clerk, useClerk } from './use-clerk.ts'
import { keyHints, useClerkKeys } from './use-clerk-keys.ts'

const coarse = window.matchMedia('(pointer: coarse)')

const followFinger = (listener: () => void): (() => void) => {
  coarse.addEventListener('change', listener)
  return () => coarse.removeEventListener('change', listener)
}

/** Whether fingers work here: a key pad takes the place of the keyboard. */
const useTouch = (): boolean => {
  const finger = useSyncExternalStore(followFinger, () => coarse.matches)
  return !useWide(1200) || finger
}

/** The sale as it runs: the lot on the block, its bids, the hammer, and what comes next. */
export const Saleroom = ({ auction, sale, isCached }: OpenedSale) => {
  const clerk = useClerk(auction, sale, useBuyers(auction.id))
  const touch = useTouch()
  const phone = !useWide(641)
  // The phone scrolls the screen as a whole.
  const scrolls = !phone && look('scrolls')
  const [typing, setTyping] = useState(false)
  useClerkKeys(clerk, () => setTyping(true))
  // The question before leaving must open without a connection too.
  useEffect(prefetchDialog, [])
  return (
    <div className={classes(look('grid', 'fill', 'hugs', 'scrolls'), styles.clerk)}>
      <LeaveSale waiting={waitingLots(clerk)} />
      <ClerkBar clerk={clerk} isCached={isCached} />
      <div
        className={classes(
          look('stack', 'shrinks', 'hugs', 'phoneGapM', 'phonePadSidesL', 'phonePadRowM'),
          touch ? look('gapL', 'padSidesXXL', 'padTopXL', 'padBottomL') : look('gapXL', 'padSidesXXXL', 'padTopXXXL'),
          scrolls,
        )}
      >
        <Problems clerk={clerk} />
        {clerk.lot ? (
          <>
            <LotOnBlock clerk={clerk} touch={touch} />
            <BidControls clerk={clerk} touch={touch} typing={typing} onType={setTyping} />
            {!touch && (
              <div className={look('grid', 'columns', 'bottom', 'gapXXXL')} style={columns('5fr 7fr')}>
                <PaddleBox clerk={clerk} touch={false} />
                <HammerButtons clerk={clerk} touch={false} />
              </div>
            )}
            {touch && !phone && <NextLots clerk={clerk} count={2} />}
          </>
        ) : (
          <Done clerk={clerk} />
        )}
        {!touch && <LastHammer clerk={clerk} touch={false} />}
      </div>
      <aside
        className={classes(
          look('stack', 'shrinks', 'hugs', 'raised', 'phoneGapS', 'phonePadSidesL', 'phonePadRowS'),
          touch && classes(look('gapM', 'padSidesXXL', 'padRowXL'), scrolls),
          !phone && look('lineLeft'),
        )}
        aria-label={touch ? text.paddle : text.nextLots}
      >
        {touch ? (
          clerk.lot && (
            <>
              <PaddleBox clerk={clerk} touch />
              <KeyPad clerk={clerk} />
              <HammerButtons clerk={clerk} touch />
            </>
          )
        ) : (
          <>
            <div className={look('scrolls', 'fill', 'hugs', 'padSidesXXL', 'padRowXXL')}>
              <BidsTaken clerk={clerk} />
              <NextLots clerk={clerk} count={6} />
            </div>
            <SaleTotalsLine clerk={clerk} />
          </>
        )}
      </aside>
      {touch ? (
        <LastHammer clerk={clerk} touch />
      ) : (
        <footer className={look('row', 'wholeRow', 'lineAbove', 'muted', 'caption', 'chrome', 'padSidesXXXL', 'tall44')}>
          <KeyHints hints={keyHints()} />
        </footer>
      )}
      <p className="visually-hidden" role="status" aria-live="assertive">
        {clerk.said}
      </p>
    </div>
  )
}

const Done = ({ clerk: { auction, totals, prices } }: { clerk: Clerk }) => (
  <EmptyState title={text.doneTitle} actions={<ButtonLink to={`${paths.auctions}/${auction.id}`}>{text.back}</ButtonLink>}>
    {text.doneText({ sold: String(totals.sold), offered: String(totals.offered), total: prices.price(totals.hammer) })}
  </EmptyState>
)
