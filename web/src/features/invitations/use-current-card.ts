import type { Invitation } from '@auctionwiz/contracts/bidder-invitations'
import { useState } from 'react'

/** The bidder that the phone's buttons decide on: the first, or the one that was chosen. Who takes the place of one that has left follows. */
export const useCurrentCard = (rows: readonly Invitation[]) => {
  const [chosen, setChosen] = useState({ id: '', at: 0 })
  const found = rows.findIndex(({ id }) => id === chosen.id)
  const at = found >= 0 ? found : Math.min(chosen.at, rows.length - 1)
  return { current: rows[at], choose: ({ id }: Invitation) => setChosen({ id, at: rows.findIndex((row) => row.id === id) }) }
}
