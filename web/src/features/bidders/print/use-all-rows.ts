import { type BidderSummary, listBidders } from '@auctionwiz/contracts/bidders'
import { useEffect, useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import type { BidderListState } from '../list-state.ts'
import { listQuery } from '../list-state.ts'

/** A list on paper ends after this many bidders. */
export const printLimit = 500

const pageSize = 200

export type AllRows = { rows: readonly BidderSummary[]; more: boolean } | { error: unknown } | undefined

/** All that match, page by page, up to the limit; undefined until they are there. */
export const useAllRows = (state: BidderListState): AllRows => {
  const call = useCall()
  const [loaded, setLoaded] = useState<AllRows>()
  const [asked] = useState(state)
  useEffect(() => {
    let wanted = true
    const load = async (): Promise<AllRows> => {
      const rows: BidderSummary[] = []
      let page: string | undefined
      do {
        const query = { ...listQuery(asked, page), limit: pageSize }
        const answer = await call(listBidders, { query })
        rows.push(...answer.bidders)
        page = answer.nextPage
      } while (page !== undefined && rows.length < printLimit)
      return { rows: rows.slice(0, printLimit), more: page !== undefined || rows.length > printLimit }
    }
    load()
      .catch((error: unknown): AllRows => ({ error }))
      .then((result) => {
        if (wanted) setLoaded(result)
      })
    return () => {
      wanted = false
    }
  }, [call, asked])
  return loaded
}
