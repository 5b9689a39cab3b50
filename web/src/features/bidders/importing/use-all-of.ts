import { listPlatformBidders, platformImportLimit } from '@auctionwiz/contracts/platforms'
import { useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'

const pageSize = 200

/** The ids of all of a platform's bidders that match a search, up to the import limit; undefined when they could not be loaded. */
export const useAllOf = (platformId: string, search: string) => {
  const call = useCall()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(undefined)
  const all = async (): Promise<string[] | undefined> => {
    if (busy) return undefined
    setBusy(true)
    setError(undefined)
    try {
      const ids: string[] = []
      let page: string | undefined
      do {
        const query = { limit: pageSize, ...(search && { search }), ...(page && { page }) }
        const { bidders, nextPage } = await call(listPlatformBidders, { params: { id: platformId }, query })
        ids.push(...bidders.map(({ id }) => id))
        page = nextPage
      } while (page !== undefined && ids.length < platformImportLimit)
      return ids
    } catch (failure) {
      setError(failure)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { all, busy, error }
}
