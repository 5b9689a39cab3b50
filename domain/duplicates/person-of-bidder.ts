import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { Person } from './person.ts'

type Compared = Pick<Bidder, 'firstName' | 'lastName' | 'email'> & {
  [field in 'phone' | 'dateOfBirth' | 'address' | 'sharedEmail']?: Bidder[field] | undefined
}

/** The compared fields of a bidder, or of one about to be added. */
export const personOfBidder = ({ firstName, lastName, email, sharedEmail, phone, dateOfBirth, address }: Compared): Person => ({
  givenName: firstName,
  surname: lastName,
  email: email === '' ? sharedEmail : email,
  phone,
  dateOfBirth,
  street: address?.street,
  suburb: address?.city,
  postcode: address?.zip,
  state: address?.state,
})
