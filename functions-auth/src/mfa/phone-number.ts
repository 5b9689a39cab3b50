import { carrierNumber } from '@auctionwiz/domain/phone-number'
import { Failure } from '@auctionwiz/platform/core/failure'

/** A number as carriers take it (E.164). Fails with invalid_request. */
export const phoneNumberOf = (typed: string | undefined): string => {
  const read = carrierNumber(typed ?? '')
  if ('problem' in read) throw new Failure('invalid_request', { fields: { phoneNumber: read.problem } })
  return read.number
}
