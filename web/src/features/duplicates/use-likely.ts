import type { NewBidder } from '@auctionwiz/contracts/bidders'
import { checkDuplicate, type LikelyDuplicate } from '@auctionwiz/contracts/duplicates'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'

export interface Likely {
  /** Who of the house may be the person about to be added; none while nobody was looked for. */
  matches: readonly LikelyDuplicate[]
  checking: boolean
  /** Looks for the person. @returns whether there is somebody to warn of who was not shown yet. */
  look: (bidder: NewBidder) => Promise<boolean>
  forget: () => void
}

/** Warns once of bidders who may be the one about to be added. That the service can't be asked keeps nobody from adding one. */
export const useLikely = (): Likely => {
  const call = useCall()
  const [matches, setMatches] = useState<readonly LikelyDuplicate[]>([])
  const [checking, setChecking] = useState(false)
  return {
    matches,
    checking,
    look: async ({ firstName, lastName, email, phone, dateOfBirth, address }) => {
      if (matches.length > 0) return false
      setChecking(true)
      const body = { firstName, lastName, email, ...(phone && { phone }), ...(dateOfBirth && { dateOfBirth }), ...(address && { address }) }
      const found = await call(checkDuplicate, { body }).then(
        (answer) => answer.matches,
        () => [],
      )
      setChecking(false)
      setMatches(found)
      return found.length > 0
    },
    forget: () => setMatches([]),
  }
}
