import type { Auction } from '@auctionwiz/contracts/auctions'
import type { Registration } from '@auctionwiz/contracts/registrations'
import { Suspense } from 'react'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'

const RegisterBidder = lazyDialog(() => import('./RegisterBidder.tsx'))
const EditRegistration = lazyDialog(() => import('./EditRegistration.tsx'))
const RemoveRegistration = lazyDialog(() => import('./RemoveRegistration.tsx'))

export type Question = 'edit' | 'remove'
export type Ask = (question: Question, registration: Registration) => void

/** The dialog that is open: for a new registration, or about one. */
export type Asked = 'register' | { question: Question; registration: Registration }

export const RegistrationDialogs = ({ asked, auction, onClose }: { asked: Asked | undefined; auction: Auction; onClose: () => void }) => {
  if (!asked) return null
  return (
    <Suspense fallback={null}>
      {asked === 'register' ? (
        <RegisterBidder auction={auction} onClose={onClose} />
      ) : asked.question === 'edit' ? (
        <EditRegistration auction={auction} opened={asked.registration} onClose={onClose} />
      ) : (
        <RemoveRegistration registration={asked.registration} onClose={onClose} />
      )}
    </Suspense>
  )
}
