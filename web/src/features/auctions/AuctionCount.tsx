import { readAuctionTotals } from '@auctionwiz/contracts/auctions'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { useCan } from '../../app/permissions.ts'
import { useIdle } from '../../ui/use-idle.ts'

/** How many auctions are open, for the navigation; nothing where none is or the user may not see them. */
const AuctionCount = () => {
  const mayView = useCan('auctions:view')
  const idle = useIdle()
  const format = useFormat()
  const active = useQuery(readAuctionTotals, mayView && idle ? {} : null).data?.active
  return active ? format.number(active) : null
}

export default AuctionCount
