import type { Auction } from '@auctionwiz/contracts/auctions'
import type { LotSummary } from '@auctionwiz/contracts/lots'
import { Suspense, useCallback, useState } from 'react'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'

const EditLot = lazyDialog(() => import('./EditLot.tsx'))
const MoveLot = lazyDialog(() => import('./MoveLot.tsx'))
const RecordOutcome = lazyDialog(() => import('./RecordOutcome.tsx'))
const RemoveLot = lazyDialog(() => import('./RemoveLot.tsx'))

/** The outcomes that ask for a price or a paddle. */
export const askedOutcomes = ['sell', 'sellAfterSale', 'pass'] as const
export type AskedOutcome = (typeof askedOutcomes)[number]

export type Question = 'edit' | 'move' | 'remove' | AskedOutcome
export type Ask = (question: Question, lot: LotSummary) => void

interface Asked {
  question: Question
  lot: LotSummary
}

export interface LotDialogsAccess {
  asked: Asked | undefined
  ask: Ask
  close: () => void
}

export const useLotDialogs = (): LotDialogsAccess => {
  const [asked, setAsked] = useState<Asked>()
  return {
    asked,
    ask: useCallback((question, lot) => setAsked({ question, lot }), []),
    close: useCallback(() => setAsked(undefined), []),
  }
}

interface LotDialogsProps {
  dialogs: LotDialogsAccess
  auction: Auction
  /** The lot is no longer there. */
  onRemoved: () => void
}

/** The dialog about one lot that is open: its form, its result, or its removal. */
export const LotDialogs = ({ dialogs: { asked, close }, auction, onRemoved }: LotDialogsProps) => {
  if (!asked) return null
  const { question, lot } = asked
  return (
    <Suspense fallback={null}>
      {question === 'edit' ? (
        <EditLot auction={auction} lotId={lot.id} onClose={close} />
      ) : question === 'move' ? (
        <MoveLot lot={lot} onClose={close} />
      ) : question === 'remove' ? (
        <RemoveLot lot={lot} onClose={close} onRemoved={onRemoved} />
      ) : (
        <RecordOutcome auction={auction} lot={lot} action={question} onClose={close} />
      )}
    </Suspense>
  )
}
