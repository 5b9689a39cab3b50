import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { readDefaultList } from './default-list.ts'

/** Redirects an address without a bidder or filters to the user's default view. Returns whether it is redirecting. */
export const useDefaultList = (): boolean => {
  const { user, auctionHouseId = '' } = useSignedIn()
  const { search } = useLocation()
  const { id } = useParams()
  const navigate = useNavigate()
  const [wanted, setWanted] = useState(() => (search === '' && id === undefined ? readDefaultList(user.id, auctionHouseId) : undefined))
  useEffect(() => {
    if (!wanted) return
    void navigate({ search: wanted }, { replace: true })
    setWanted(undefined)
  }, [wanted, navigate])
  return Boolean(wanted)
}
