import type { Client } from '@auctionwiz/contracts/client'
import { listRegistrations, type Registration } from '@auctionwiz/contracts/registrations'
import { useEffect, useState } from 'react'
import { useCan } from '../../app/permissions.ts'
import { useSession, useSignedIn } from '../../app/session/session-context.ts'
import { type Buyer, type Buyers, paddleKey } from './buyers.ts'

const buyerIn = ({ bidder, state, limit }: Registration): Buyer => ({
  name: bidder?.name,
  score: bidder?.nationalScore.score,
  tier: bidder?.nationalScore.tier,
  limit,
  problem: state === 'Denied' ? 'denied' : bidder?.status === 'Suspended' ? 'suspended' : undefined,
})

const allBuyers = async (call: Client, id: string): Promise<ReadonlyMap<string, Buyer>> => {
  const buyers = new Map<string, Buyer>()
  for (let page: string | undefined; ; ) {
    const answer = await call(listRegistrations, { params: { id }, query: { limit: 500, ...(page !== undefined && { page }) } })
    for (const registration of answer.registrations) buyers.set(paddleKey(registration.paddle), buyerIn(registration))
    if (answer.nextPage === undefined) return buyers
    page = answer.nextPage
  }
}

/** Who is registered for an auction. Read at the opening, and again when the window gets the focus or the network: people register during a sale. */
export const useBuyers = (auctionId: string): Buyers => {
  const { call } = useSession()
  const { auctionHouseId } = useSignedIn()
  const maySee = useCan('bidders:view')
  const [buyers, setBuyers] = useState<Buyers>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another house has other registrations.
  useEffect(() => {
    if (!maySee) return
    let left = false
    const read = () => {
      allBuyers(call, auctionId).then(
        (found) => !left && setBuyers(found),
        // Those that are known stay; the next occasion tries again.
        () => !left && setBuyers((known) => (typeof known === 'string' ? 'failed' : known)),
      )
    }
    read()
    const occasions = ['online', 'focus'] as const
    for (const occasion of occasions) window.addEventListener(occasion, read)
    return () => {
      left = true
      for (const occasion of occasions) window.removeEventListener(occasion, read)
    }
  }, [call, auctionId, auctionHouseId, maySee])
  return maySee ? buyers : 'hidden'
}
