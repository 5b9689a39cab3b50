import type { AuctionSummary } from '@auctionwiz/contracts/auctions'
import { Suspense } from 'react'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'

const AddAuction = lazyDialog(() => import('./AddAuction.tsx'))
const AuctionThreshold = lazyDialog(() => import('./AuctionThreshold.tsx'))
const RunRules = lazyDialog(() => import('./RunRules.tsx'))

export type Dialogs = 'auction' | 'threshold' | 'run'

interface InvitationDialogsProps {
  open: Dialogs | undefined
  auction: AuctionSummary | undefined
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
