import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { Currency } from '@auctionwiz/contracts/fields'
import type { AuctionHouse } from '@auctionwiz/contracts/identity'
import type { CaseType } from '@auctionwiz/contracts/legal-case-parts'
import { type NewLegalCase, newLegalCase } from '@auctionwiz/contracts/legal-cases'
import type { Format } from '../../app/format.ts'
import { readNumber } from '../../app/typed-number.ts'
import { writeNumber } from '../../app/write-number.ts'
import type { FieldErrors } from '../../ui/record-form/record-changes.ts'
import { type FieldShape, problemsIn, shapesOf } from '../../ui/record-form/schema-fields.ts'
import { legalText } from './messages.ts'

/** The form's values: texts as typed, '' for no choice. */
export type CaseFormValues = Record<Exclude<CaseField, 'lotIds'>, string> & { lotIds: readonly string[] }
export type CaseField = keyof typeof legalText.fields

const requiredCaseFields = ['caseType', 'category', 'priority', 'title', 'jurisdiction'] as const satisfies CaseField[]

const shapes = shapesOf(newLegalCase)

/** How the form draws its fields. An amount is one field, and what the service asks for by its own message is required. */
export const caseShapes: Readonly<Record<string, FieldShape>> = {
  ...shapes,
  ...Object.fromEntries(
    requiredCaseFields.map((field) => [field, { kind: 'line' as const, options: [], ...shapes[field], required: true }]),
  ),
  claimAmount: { kind: 'number', required: false, options: [] },
}

/** A case about nobody and nothing yet. */
export const emptyCase: CaseFormValues = {
  title: '',
  caseType: '',
  category: '',
  priority: '',
  jurisdiction: '',
  description: '',
  claimAmount: '',
  auctionId: '',
  lotIds: [],
  bidderId: '',
  plaintiffName: '',
  plaintiffType: '',
  plaintiffEmail: '',
  defendantName: '',
  defendantType: '',
  defendantEmail: '',
}

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
    lotIds: [],
    bidderId: bidder.id,
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

/** The body as sent, without empty fields; its amount in the currency given. */
export const newCaseOf = (values: CaseFormValues, currency: Currency): NewLegalCase => {
  const { claimAmount, lotIds, ...texts } = values
  const amount = parseAmount(claimAmount, currency)
  const given = Object.fromEntries(Object.entries(texts).flatMap(([field, text]) => (text.trim() === '' ? [] : [[field, text.trim()]])))
  return {
    ...given,
    ...(lotIds.length > 0 && { lotIds: [...lotIds] }),
    ...(amount !== undefined && { claimAmount: { amount, currency } }),
  } as NewLegalCase
}

/** Problems by field, found before sending. */
export const checkCase = (values: CaseFormValues, currency: Currency): FieldErrors<CaseFormValues> => {
  const found = problemsIn(newLegalCase, newCaseOf(values, currency), values)
  if (values.claimAmount.trim() !== '' && parseAmount(values.claimAmount, currency) === undefined)
    found.claimAmount = legalText.amountProblem
  for (const field of requiredCaseFields) if (values[field].trim() === '') found[field] = legalText.required
  return found
}
