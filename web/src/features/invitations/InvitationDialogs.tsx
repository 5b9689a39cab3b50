import type { Auction } from '@auctionwiz/contracts/auctions'
import { lazy, Suspense } from 'react'
import { withTexts } from '../../messages/catalogue.ts'

const AddAuction = lazy(withTexts(() => import('./AddAuction.tsx')))
const AuctionThreshold = lazy(withTexts(() => import('./AuctionThreshold.tsx')))
const RunRules = lazy(withTexts(() => import('./RunRules.tsx')))

export type Dialogs = 'auction' | 'threshold' | 'run'

interface InvitationDialogsProps {
  open: Dialogs | undefined
  auction: Auction | undefined
  onClose: () => void
  onAdded: (id: string) => void
}

export const InvitationDialogs = ({ open, auction, onClose, onAdded }: InvitationDialogsProps) => (
  <Suspense fallback={null}>
    {open === 'auction' && (
      <AddAuction
        onClose={onClose}
        onAdded={(id) => {
          onClose()
          onAdded(id)
        }}
      />
    )}
    {open === 'threshold' && auction && <AuctionThreshold key={auction.version} auction={auction} onClose={onClose} />}
    {open === 'run' && auction && <RunRules auction={auction} onClose={onClose} />}
  </Suspense>
)
