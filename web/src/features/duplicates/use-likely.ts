import type { NewBidder } from '@auctionwiz/contracts/bidder-edits'
import { checkDuplicate, type LikelyDuplicate } from '@auctionwiz/contracts/duplicates'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'

export interface Likely {
  /** Likely existing bidders for the person about to be added; empty before a search. */
  matches: readonly LikelyDuplicate[]
  checking: boolean
  /** Searches for the person. @returns whether there are likely matches that were not shown yet. */
  look: (bidder: NewBidder) => Promise<boolean>
  forget: () => void
}

/** Warns once of likely duplicates of the bidder about to be added. A failed search does not block adding. */
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
