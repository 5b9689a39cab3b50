import type { Auction } from '@auctionwiz/contracts/auctions'
import { Suspense, useCallback, useState } from 'react'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import type { Move } from './use-auction-moves.ts'

const MoveAuction = lazyDialog(() => import('./MoveAuction.tsx'))
const DuplicateAuction = lazyDialog(() => import('./DuplicateAuction.tsx'))

export type Question = 'duplicate' | Move
export type AskedAuction = Pick<Auction, 'id' | 'title' | 'startDate' | 'endDate' | 'version'>
export type Ask = (question: Question, auction: AskedAuction) => void

interface Asked {
  question: Question
  auction: AskedAuction
}

export interface AuctionDialogsAccess {
  asked: Asked | undefined
  ask: Ask
  close: () => void
}

export const useAuctionDialogs = (): AuctionDialogsAccess => {
  const [asked, setAsked] = useState<Asked>()
  return {
    asked,
    ask: useCallback((question, auction) => setAsked({ question, auction }), []),
    close: useCallback(() => setAsked(undefined), []),
  }
}

interface DialogsProps {
  dialogs: AuctionDialogsAccess
  onOpen: (id: string) => void
}

/** The dialog about one auction that is open: a copy, or a change of its status. */
export const AuctionDialogs = ({ dialogs: { asked, close }, onOpen }: DialogsProps) => {
  if (!asked) return null
  const { question, auction } = asked
  return (
    <Suspense fallback={null}>
      {question === 'duplicate' ? (
        <DuplicateAuction auction={auction} onClose={close} onOpen={onOpen} />
      ) : (
        <MoveAuction auction={auction} move={question} onClose={close} />
      )}
    </Suspense>
  )
}
