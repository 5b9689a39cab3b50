import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { ConsentChannel } from '@auctionwiz/contracts/staff-entries'
import { agreesToEmail, agreesToTexts } from '../bidders/consents.ts'
import { carrierNumber } from '../phone-number.ts'

type Invitable = Pick<Bidder, 'status' | 'email' | 'phone' | 'consents'>

export type Unreachable = 'suspended' | 'noEmail' | 'noConsent' | 'noPhone' | 'noTextConsent'

/** Why a bidder can get no invitation by email or text; undefined where they can. */
export const unreachableBy = (bidder: Invitable, channel: ConsentChannel): Unreachable | undefined =>
  channel === 'email' ? unmailableBecause(bidder) : untextableBecause(bidder)

export const unmailableBecause = (bidder: Invitable): 'suspended' | 'noEmail' | 'noConsent' | undefined => {
  if (bidder.status === 'Suspended') return 'suspended'
  if (bidder.email === '') return 'noEmail'
  return agreesToEmail(bidder) ? undefined : 'noConsent'
}

export const untextableBecause = (bidder: Invitable): 'suspended' | 'noPhone' | 'noTextConsent' | undefined => {
  if (bidder.status === 'Suspended') return 'suspended'
  if ('problem' in carrierNumber(bidder.phone ?? '')) return 'noPhone'
  return agreesToTexts(bidder) ? undefined : 'noTextConsent'
}
