import type { Currency } from '@auctionwiz/contracts/fields'
import { filedReason } from '@auctionwiz/domain/legal-cases/new-case'
import type { LotDocument } from '@auctionwiz/records/lots'
import type { CaseEvidence } from './case-evidence.ts'
import type { PackLanguage } from './pack-words.ts'
import type { ReportLine, ReportSection } from './write-pdf.ts'

/** What is known of the case, its parties, the terms of the sale, the lots and what is owed; texts that are empty are left out. */
export const evidenceSections = (evidence: CaseEvidence, language: PackLanguage): ReportSection[] => {
  const { sections, none } = language.words
  const parts = [
    [sections.case, caseLines(evidence, language)],
    [sections.parties, partyLines(evidence, language)],
    [sections.terms, termLines(evidence, language)],
    [sections.lots, evidence.lots.map((lot) => lotLine(lot, evidence, language))],
    [sections.invoice, invoiceLines(evidence, language)],
    [sections.statuses, statusLines(evidence, language)],
  ] as const
  return parts.map(([heading, lines]) => ({ heading, lines: () => (lines.length > 0 ? lines : [{ text: none }]) }))
}

type Told = readonly (readonly [term: string, text: string | undefined])[]

const told = (lines: Told): ReportLine[] => lines.flatMap(([term, text]) => (text ? [{ term, text }] : []))

const caseLines = ({ legalCase }: CaseEvidence, { words, money, time }: PackLanguage): ReportLine[] => {
  const { fields } = words
  const { claimAmount, settlement, filingDeadline } = legalCase
  return told([
    [fields.number, legalCase.caseNumber],
    [fields.title, legalCase.title],
    [fields.type, words.caseTypes[legalCase.caseType]],
    [fields.priority, words.priorities[legalCase.priority]],
    [fields.status, legalCase.status],
    [fields.jurisdiction, legalCase.jurisdiction],
    [fields.claim, claimAmount && money(claimAmount)],
    [fields.settlement, settlement && money(settlement.amount)],
    [fields.submitted, `${time(legalCase.dateSubmitted)}, ${legalCase.submittedBy}`],
    [fields.assignedTo, legalCase.assignedTo?.name],
    [fields.counsel, legalCase.legalCounsel],
    [fields.court, legalCase.courtCaseNumber],
    [words.caseFields.externalReference, legalCase.externalReference],
    [fields.deadline, filingDeadline && time(filingDeadline)],
    [fields.description, legalCase.description],
    [fields.resolution, legalCase.resolutionNotes],
  ])
}

const partyLines = ({ legalCase, paddle }: CaseEvidence, { words: { fields, ...words }, fill }: PackLanguage): ReportLine[] => {
  const { bidderName, plaintiffName, plaintiffEmail, defendantName, defendantEmail, involvedParties } = legalCase
  const both = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(', ')
  return told([
    [fields.bidder, both(bidderName, paddle && fill(words.paddle, { paddle }))],
    [fields.plaintiff, both(plaintiffName, plaintiffEmail)],
    [fields.defendant, both(defendantName, defendantEmail)],
    [fields.involved, involvedParties.join('; ')],
  ])
}

const termLines = ({ auction }: CaseEvidence, { words, fill, money, percent, time }: PackLanguage): ReportLine[] => {
  if (!auction) return []
  const { fields } = words
  const { currency } = auction
  const bands = auction.buyersPremium.map(({ from, basisPoints }) =>
    fill(words.premiumBand, { percent: percent(basisPoints), from: money({ amount: from, currency }) }),
  )
  return told([
    [fields.auction, [auction.auctionNumber, auction.title, auction.location].filter(Boolean).join(', ')],
    [fields.dates, `${time(auction.startDate)} – ${time(auction.endDate)}`],
    [fields.asOf, time(auction.updatedAt)],
    [fields.premium, [...bands, auction.buyersPremiumDescription].filter(Boolean).join('. ')],
    [fields.deposits, auction.biddingDeposits.join('; ')],
    [fields.shipping, auction.shippingOptions.join('; ')],
    [fields.terms, auction.auctionTerms],
  ])
}

const lotLine = (lot: LotDocument, { auction }: CaseEvidence, language: PackLanguage): ReportLine => {
  const { words, fill } = language
  const shown = inCurrency(auction?.currency, language)
  const { lotNumber: number, title, estimateLow, estimateHigh, highestBid, description } = lot
  const estimate =
    estimateLow === undefined ? undefined : fill(words.estimate, { low: shown(estimateLow), high: shown(estimateHigh ?? estimateLow) })
  const bid = highestBid === undefined ? undefined : fill(words.bid, { bid: shown(highestBid) })
  const text = [estimate, resultOf(lot, shown, language), bid, description].filter(Boolean).join('. ')
  return { term: fill(words.lot, { number, title }), text }
}

const inCurrency =
  (currency: Currency | undefined, { money, number }: PackLanguage) =>
  (amount = 0): string =>
    currency === undefined ? number(amount) : money({ amount, currency })

const resultOf = (
  { state, hammer, premium, paddle = '' }: LotDocument,
  shown: (amount?: number) => string,
  { words, fill }: PackLanguage,
) => {
  if (state === 'Sold') return fill(words.sold, { hammer: shown(hammer), premium: shown(premium), paddle })
  if (state === 'Passed') return words.passed
  return state === 'Withdrawn' ? words.withdrawn : words.open
}

/** What the bidder bought in the sale, and what that comes to. */
const invoiceLines = ({ bought, auction }: CaseEvidence, language: PackLanguage): ReportLine[] => {
  if (bought.length === 0) return []
  const { words, fill } = language
  const shown = inCurrency(auction?.currency, language)
  const sumOf = (hammer: number, premium: number) =>
    fill(words.sum, { hammer: shown(hammer), premium: shown(premium), total: shown(hammer + premium) })
  const lines = bought.map(({ lotNumber: number, title, hammer = 0, premium = 0 }) => ({
    term: fill(words.lot, { number, title }),
    text: sumOf(hammer, premium),
  }))
  const hammer = bought.reduce((sum, lot) => sum + (lot.hammer ?? 0), 0)
  const premium = bought.reduce((sum, lot) => sum + (lot.premium ?? 0), 0)
  return [...lines, { term: words.total, text: sumOf(hammer, premium) }]
}

const statusLines = ({ legalCase }: CaseEvidence, { words, fill, time }: PackLanguage): ReportLine[] =>
  legalCase.statusHistory.map(({ status, timestamp, reason, changedBy, automated, rule }) => {
    const said = reason === filedReason ? words.events.filed : reason && fill(words.reason, { reason })
    const why = rule ? fill(words.facts, { rule: words.rules[rule] }) : said
    return {
      term: time(timestamp),
      text: [`${status}, ${automated ? words.automation : fill(words.by, { name: changedBy })}`, why].filter(Boolean).join('. '),
    }
  })
