import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { Currency } from '@auctionwiz/contracts/fields'
import type { AuctionHouse } from '@auctionwiz/contracts/identity'
import { type CaseType, type NewLegalCase, newLegalCase } from '@auctionwiz/contracts/legal-cases'
import type { Format } from '../../app/format.ts'
import { readNumber } from '../../app/typed-number.ts'
import { writeNumber } from '../../app/write-number.ts'
import { problemShown } from '../../messages/field-messages.ts'
import { legalText } from './messages.ts'

/** The form's values: texts as typed, '' for no choice. */
export type CaseFormValues = Record<CaseField, string>
export type CaseField = keyof typeof legalText.fields
export type CaseErrors = Partial<Record<CaseField, string>>

export const requiredCaseFields = ['caseType', 'category', 'priority', 'title', 'jurisdiction'] as const satisfies CaseField[]

/** A case prefilled from a bidder's record: claimant, respondent, and what the facts suggest. Staff fill in the rest. */
export const caseAbout = (bidder: Bidder, house: AuctionHouse, format: Format): CaseFormValues => {
  const { facts } = bidder
  const owes = facts.defaults > 0 || facts.unpaid > 0 || facts.paidLate > 0
  const caseType: CaseType = owes ? 'payment_default' : facts.disputes > 0 ? 'bidding_dispute' : 'bidder_complaint'
  const { state, country } = house.address
  return {
    caseType,
    category: owes ? 'post_sale' : facts.disputes > 0 ? 'during_sale' : 'administrative',
    priority: facts.defaults > 0 ? 'high' : 'medium',
    title: legalText.defaultTitle({ type: legalText.caseTypes[caseType], name: bidder.name, number: bidder.bidderId }),
    jurisdiction: [state, country].filter(Boolean).join(', '),
    description: factsOf(bidder, format),
    claimAmount:
      facts.defaultAmount > 0 ? writeNumber(facts.defaultAmount / minorUnits(bidder.currency), bidder.currency === 'JPY' ? 0 : 2) : '',
    auctionId: '',
    plaintiffName: house.businessName || house.name,
    plaintiffType: 'business',
    plaintiffEmail: house.contact.email,
    defendantName: bidder.name,
    defendantType: 'individual',
    defendantEmail: bidder.email,
  }
}

const minorUnits = (currency: Currency): number => (currency === 'JPY' ? 1 : 100)

/** The relevant facts of the bidder's record, one line each. */
const factsOf = ({ name, bidderId, email, phone, address, facts, currency }: Bidder, format: Format): string => {
  const money = (amount: number) => format.money({ amount, currency })
  const place = [address.street, address.city, address.state, address.zip, address.country].filter(Boolean).join(', ')
  const paid = facts.paidOnTime + facts.paidLate + facts.unpaid + facts.paymentNotices > 0
  return [
    legalText.facts.who({ name, number: bidderId }),
    legalText.facts.contact({ contact: [email, phone, place].filter(Boolean).join('; ') }),
    facts.auctions > 0 && legalText.facts.activity({ auctions: facts.auctions, wins: facts.wins, spent: money(facts.spent) }),
    paid &&
      legalText.facts.payments({
        onTime: facts.paidOnTime,
        late: facts.paidLate,
        unpaid: facts.unpaid,
        notices: facts.paymentNotices,
      }),
    facts.defaults > 0 && legalText.facts.defaults({ defaults: facts.defaults, amount: money(facts.defaultAmount) }),
    facts.disputes > 0 && legalText.facts.disputes({ disputes: facts.disputes }),
  ]
    .filter(Boolean)
    .join('\n')
}

/** Parses an amount in minor units as the language writes it, with or without a sign; undefined for invalid input. */
export const parseAmount = (text: string, currency: Currency): number | undefined => {
  const minor = (readNumber(text) ?? Number.NaN) * minorUnits(currency)
  const whole = Math.round(minor)
  return whole >= 0 && whole < 1e14 && Math.abs(minor - whole) < 0.001 ? whole : undefined
}

/** The body as sent, without empty fields. */
export const newCaseOf = (values: CaseFormValues, bidder: { id: string; currency: Currency }): NewLegalCase => {
  const { claimAmount, ...texts } = values
  const amount = parseAmount(claimAmount, bidder.currency)
  const given = Object.fromEntries(Object.entries(texts).flatMap(([field, text]) => (text.trim() === '' ? [] : [[field, text.trim()]])))
  return {
    ...given,
    bidderId: bidder.id,
    ...(amount !== undefined && { claimAmount: { amount, currency: bidder.currency } }),
  } as NewLegalCase
}

/** Problems by field, found before sending. */
export const checkCase = (values: CaseFormValues, bidder: { id: string; currency: Currency }): CaseErrors => {
  const found: CaseErrors = {}
  for (const issue of newLegalCase.safeParse(newCaseOf(values, bidder)).error?.issues ?? []) {
    const field = String(issue.path[0])
    if (isCaseField(field)) found[field] ??= problemShown(issue)
  }
  if (values.claimAmount.trim() !== '' && parseAmount(values.claimAmount, bidder.currency) === undefined)
    found.claimAmount = legalText.amountProblem
  for (const field of requiredCaseFields) if (values[field].trim() === '') found[field] = legalText.required
  return found
}

export const isCaseField = (name: string): name is CaseField => Object.hasOwn(legalText.fields, name)
