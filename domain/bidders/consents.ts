import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type BidderConsents, consentChannels } from '@auctionwiz/contracts/staff-entries'
import { emailKey } from './document.ts'

type Consenting = Pick<Bidder, 'consents'>
type Reachable = Pick<Bidder, 'consents' | 'email' | 'phone'>

/** Emails go out until the bidder refuses them: the house knows its bidders from earlier sales. */
export const agreesToEmail = ({ consents }: Consenting): boolean => consents?.email?.given !== false

/** A text message needs an agreement. */
export const agreesToTexts = ({ consents }: Consenting): boolean => consents?.text?.given === true

/** The same address, or the same number however it is written. */
const placeOf = {
  email: ({ email }: Reachable): string => emailKey(email),
  text: ({ phone = '' }: Reachable): string => phone.replace(/\D/g, ''),
}

/**
 * The stricter of two records' consents, for the record they are merged into. A refusal is the person's, so it stays whatever address survives. An
 * agreement stays where the address or the number it was given for does.
 */
export const stricterConsents = (records: readonly Reachable[], survivor: Pick<Bidder, 'email' | 'phone'>): BidderConsents | undefined => {
  const kept = consentChannels.flatMap((channel) => {
    const known = records.flatMap((record) => {
      const consent = record.consents?.[channel]
      return consent ? [{ consent, isSame: placeOf[channel](record) === placeOf[channel](survivor) }] : []
    })
    const refused = known.filter(({ consent }) => !consent.given)
    const [latest] = (refused.length > 0 ? refused : known.filter(({ isSame }) => isSame)).toSorted((one, other) =>
      other.consent.at.localeCompare(one.consent.at),
    )
    return latest ? [[channel, latest.consent] as const] : []
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}
