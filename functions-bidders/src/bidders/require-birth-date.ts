import { canBeBirthDate } from '@auctionwiz/domain/bidders/birth-date'
import { Failure } from '@auctionwiz/platform/core/errors/failure'

/** Fails with invalid_request when what is sent as a date of birth is yet to come; '' takes away what is stored. */
export const requireBirthDate = ({ dateOfBirth }: { dateOfBirth?: string | undefined }, now: Date): void => {
  if (dateOfBirth === undefined || dateOfBirth === '' || canBeBirthDate(dateOfBirth, now)) return
  throw new Failure('invalid_request', { fields: { dateOfBirth: 'A date of birth can’t be in the future. Check the year.' } })
}
