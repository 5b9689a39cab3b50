import { type RegistrationState, registrationSorts, registrationStates } from '@auctionwiz/contracts/registrations'
import { useParams } from 'react-router'
import { type ListAccess, type ListState, listAddress, useListState } from '../../app/list-address.ts'

export type SortColumn = 'paddle' | 'registered'
type RegistrationListState = ListState<RegistrationState, (typeof registrationSorts)[number]>

/** The list's state: all of it is in the address, `/auctions/{id}/bidders?q=…&status=…&sort=…`. */
export const registrationAddress = listAddress(registrationStates, registrationSorts)

export interface RegistrationAddress extends ListAccess<RegistrationListState> {
  auctionId: string
}

export const useRegistrationAddress = (): RegistrationAddress => {
  const { id = '' } = useParams()
  return { auctionId: id, ...useListState(registrationAddress) }
}
