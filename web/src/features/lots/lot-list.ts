import { type LotState, lotSorts, lotStates } from '@auctionwiz/contracts/lots'
import { useCallback } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { type ListState, listAddress } from '../../app/list-address.ts'
import { paths } from '../../app/paths.ts'
import { useSearchParams } from '../../app/search-params.ts'

export type SortColumn = 'number' | 'title' | 'estimate' | 'hammer'
export type LotListState = ListState<LotState, (typeof lotSorts)[number]>

/** The list's state: all of it is in the address, `/auctions/{id}/lots/{lotId}?q=…&status=…&sort=…`. */
export const lotAddress = listAddress(lotStates, lotSorts)

export const lotsPath = (auctionId: string): string => `${paths.auctions}/${auctionId}/lots`

const addWord = 'new'

export interface LotAddress {
  auctionId: string
  state: LotListState
  /** Replaces the address: filters add no history entries. */
  change: (change: Partial<LotListState>) => void
  /** The lot whose panel is open. */
  openId: string | undefined
  /** The dialog for a new lot is open. */
  adding: boolean
  open: (id: string) => void
  add: () => void
  /** Closes the panel or the dialog. */
  close: () => void
}

export const useLotAddress = (): LotAddress => {
  const { id = '', lotId } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const adding = lotId === addWord
  const go = useCallback(
    (part: string, replace = false) => void navigate({ pathname: `${lotsPath(id)}${part}`, search }, { replace }),
    [navigate, search, id],
  )
  return {
    auctionId: id,
    state: lotAddress.read(params),
    change: useCallback((next) => setParams((current) => lotAddress.write(current, next), { replace: true }), [setParams]),
    openId: adding ? undefined : lotId,
    adding,
    open: useCallback((to) => go(`/${to}`, lotId !== undefined), [go, lotId]),
    add: useCallback(() => go(`/${addWord}`), [go]),
    close: useCallback(() => go('', adding), [go, adding]),
  }
}
