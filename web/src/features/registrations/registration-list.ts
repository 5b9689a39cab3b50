import { type RegistrationState, registrationSorts, registrationStates } from '@auctionwiz/contracts/registrations'
import { useCallback } from 'react'
import { useParams } from 'react-router'
import { type ListState, listAddress } from '../../app/list-address.ts'
import { useSearchParams } from '../../app/search-params.ts'

export type SortColumn = 'paddle' | 'registered'
type RegistrationListState = ListState<RegistrationState, (typeof registrationSorts)[number]>

/** The list's state: all of it is in the address, `/auctions/{id}/bidders?q=…&status=…&sort=…`. */
export const registrationAddress = listAddress(registrationStates, registrationSorts)

export interface RegistrationAddress {
  auctionId: string
  state: RegistrationListState
  /** Replaces the address: filters add no history entries. */
  change: (change: Partial<RegistrationListState>) => void
}

export const useRegistrationAddress = (): RegistrationAddress => {
  const { id = '' } = useParams()
  const [params, setParams] = useSearchParams()
  return {
    auctionId: id,
    state: registrationAddress.read(params),
    change: useCallback((next) => setParams((current) => registrationAddress.write(current, next), { replace: true }), [setParams]),
  }
}
