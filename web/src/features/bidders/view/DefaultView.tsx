import { type BidderView, listBidderViews } from '@auctionwiz/contracts/bidder-views'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useHouse } from '../../../app/house.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { useDensity } from '../../../app/theme/appearance.ts'
import { useListLayout } from '../../../ui/data-table/use-list-layout.ts'
import { bidderList } from '../columns.tsx'
import { readDefaultList, writeDefaultList } from './default-list.ts'
import { searchOf } from './view-state.ts'

/**
 * Syncs the user's default view to this browser if another browser chose it. A browser without a stored default applies its layout and opens it,
 * unless the user has moved on. Renders nothing.
 */
const DefaultView = () => {
  const { user } = useSignedIn()
  const house = useHouse()
  const navigate = useNavigate()
  const layout = useListLayout(bidderList)
  const { data } = useQuery(listBidderViews, {})
  const [, setDensity] = useDensity()
  const keep = useEffectEvent((view: BidderView | undefined) => {
    const search = view && searchOf(view)
    const known = readDefaultList(user.id, house.id)
    if (search === known) return
    writeDefaultList(user.id, house.id, search)
    const isOpen = window.location.pathname === '/bidders' && window.location.search === ''
    if (view && known === undefined) {
      layout.apply(view)
      setDensity(view.density)
    }
    if (search !== undefined && known === undefined && isOpen) void navigate({ search }, { replace: true })
  })
  useEffect(() => {
    if (!data) return
    keep(data.views.find(({ id }) => id === data.defaultId))
  }, [data])
  return null
}

export default DefaultView
