import { Failure } from '@auctionwiz/platform/core/failure'

/** A number as carriers take it (E.164). Ten digits without a country are one in North America. Fails with invalid_request. */
export const phoneNumberOf = (typed: string | undefined): string => {
  const digits = (typed ?? '').replace(/\D/g, '')
  if (digits === '') throw refused('Enter a phone number.')
  if (typed?.trim().startsWith('+') && digits.length >= 8 && digits.length <= 15) return `+${digits}`
  if (digits.length === 10) return `+1${digits}`
  throw refused('Begin the number with + and the country code, such as +1 212 555 0148.')
}

const refused = (phoneNumber: string): Failure => new Failure('invalid_request', { fields: { phoneNumber } })
