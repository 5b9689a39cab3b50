import type { Auction } from '@auctionwiz/contracts/auctions'
import { type LotOutcome, lotOutcome } from '@auctionwiz/contracts/lots'
import { buyersPremium } from '@auctionwiz/domain/auctions/premium'
import type { FieldErrors } from '../../ui/record-form/record-changes.ts'
import { problemsIn } from '../../ui/record-form/schema-fields.ts'
import { amountOf } from '../auctions/band-texts.ts'
import { lotMoney } from '../auctions/lot-money.ts'
import type { AskedOutcome } from './LotDialogs.tsx'
import { lotFormText as text } from './messages.ts'

/** As typed; a passed lot has a highest bid alone. */
export interface OutcomeValues {
  hammer: string
  paddle: string
  highestBid: string
}

export const emptyOutcome: OutcomeValues = { hammer: '', paddle: '', highestBid: '' }

type Terms = Pick<Auction, 'currency' | 'buyersPremium'>

const bodyOf = (action: AskedOutcome, { hammer, paddle, highestBid }: OutcomeValues, { currency }: Terms) =>
  action === 'pass'
    ? { action, ...(highestBid.trim() !== '' && { highestBid: amountOf(highestBid, currency) }) }
    : { action, hammer: amountOf(hammer, currency), paddle }

export const outcomeOf = (action: AskedOutcome, values: OutcomeValues, terms: Terms): LotOutcome =>
  lotOutcome.parse(bodyOf(action, values, terms))

export const checkOutcome = (action: AskedOutcome, values: OutcomeValues, terms: Terms): FieldErrors<OutcomeValues> => {
  const unreadable = (['hammer', 'highestBid'] as const).filter(
    (field) => values[field].trim() !== '' && amountOf(values[field], terms.currency) === undefined,
  )
  return {
    ...problemsIn(lotOutcome, bodyOf(action, values, terms), values),
    ...Object.fromEntries(unreadable.map((field) => [field, text.amountProblem])),
  }
}

/** What the buyer pays for a typed hammer price; undefined where it is no amount. */
export const buyerPays = (typed: string, { currency, buyersPremium: bands }: Terms): string | undefined => {
  const hammer = amountOf(typed, currency)
  return hammer === undefined ? undefined : text.withPremium({ amount: lotMoney(currency).amount(hammer + buyersPremium(hammer, bands)) })
}

/** Says that a typed price is below the reserve. */
export const reserveHint = (typed: string, reserve: number | undefined, { currency }: Terms): string | undefined => {
  const hammer = amountOf(typed, currency)
  if (hammer === undefined || reserve === undefined || hammer >= reserve) return undefined
  return text.belowReserve({ amount: lotMoney(currency).amount(reserve) })
}
