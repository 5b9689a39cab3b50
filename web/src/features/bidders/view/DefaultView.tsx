import { listBidderViews } from '@auctionwiz/contracts/bidder-views'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useData } from '../../../app/calls/use-call.ts'
import { useHouse } from '../../../app/house.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { readDefaultList, writeDefaultList } from './default-list.ts'
import { searchOf } from './view-state.ts'

/**
 * Brings the view that the person's list opens with to this browser, where it was chosen in another one; a browser that knew of none opens it at
 * once, unless something else is looked at by then. Draws nothing.
 */
const DefaultView = () => {
  const { user } = useSignedIn()
  const house = useHouse()
  const navigate = useNavigate()
  const { data } = useData(listBidderViews, {})
  const keep = useEffectEvent((search: string | undefined) => {
    const known = readDefaultList(user.id, house.id)
    if (search === known) return
    writeDefaultList(user.id, house.id, search)
    const isOpen = window.location.pathname === '/bidders' && window.location.search === ''
    if (search !== undefined && known === undefined && isOpen) void navigate({ search }, { replace: true })
  })
  useEffect(() => {
    if (!data) return
    const view = data.views.find(({ id }) => id === data.defaultId)
    keep(view && searchOf(view))
  }, [data])
  return null
}

export default DefaultView
