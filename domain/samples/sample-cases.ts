import type { Currency } from '@auctionwiz/contracts/fields'
import type { CasePerson, CasePriority, CaseRule, CaseStatus, CaseType } from '@auctionwiz/contracts/legal-case-parts'
import { afterRun, type Run, runsAhead } from '../legal-cases/automation.ts'
import { type CaseState, newCase } from '../legal-cases/new-case.ts'
import { sampleAuctions } from './sample-auctions.ts'
import { sampleBidderId } from './sample-bidders.ts'
import { newYorkPeople, sharedPeople } from './sample-files.ts'
import { sampleLots } from './sample-lots.ts'

const hour = 3_600_000

/** The first house's bidder who is suspended; counted from 1, as in `sampleBidderId`. */
const suspended = sharedPeople.slice(0, newYorkPeople).findIndex(({ status }) => status === 'Suspended') + 1

/** The statuses of a case with the hours since each, the oldest first. */
type Course = readonly (readonly [status: CaseStatus, hoursAgo: number, reason: string])[]

interface Sample extends Partial<CaseState> {
  /** The bidder, counted from 1, and the place of the auction among the samples. */
  bidder: number
  sale: number
  /** The number of the lot it is about. */
  lot?: string
  caseType: CaseType
  priority: CasePriority
  subject: string
  amount: number
  course: Course
}

const review = (filed: number): Course => [
  ['SUBMITTED', filed, 'Filed'],
  ['PENDING', filed, 'Each new case'],
  ['IN REVIEW', filed - 24, '24 hours after PENDING'],
]

/** Each status has a case, and each kind of work that waits for somebody. Amounts are in units of the house's currency. */
const samples: readonly Sample[] = [
  {
    bidder: suspended,
    sale: 3,
    caseType: 'payment_default',
    priority: 'high',
    subject: 'Unpaid lots after three reminders',
    amount: 8640,
    course: review(288),
    description: 'Two lots of the last two sales are unpaid after three reminders. The lots are held at the warehouse.',
  },
  {
    bidder: 4,
    sale: 6,
    caseType: 'authenticity_challenge',
    priority: 'critical',
    subject: 'Hudson River landscape, attribution',
    amount: 64_000,
    course: [...review(340), ['MEDIATION', 260, 'Both sides accept a mediator.']],
    legalCounsel: 'Marsh & Dole LLP',
    description: 'The buyer’s expert doubts the signature. The consignor stands by the attribution.',
  },
  {
    bidder: 9,
    sale: 6,
    caseType: 'bidding_dispute',
    priority: 'high',
    subject: 'Tiffany lamp, two paddles at the hammer',
    amount: 26_000,
    course: [...review(1200), ['LITIGATION', 900, 'No agreement was reached.']],
    courtCaseNumber: '24-CV-1187',
  },
  {
    bidder: 12,
    sale: 4,
    caseType: 'payment_default',
    priority: 'high',
    subject: 'Platinum ring, unpaid',
    amount: 12_640,
    course: review(30)
      .slice(0, 2)
      .map(([status, , reason]) => [status, 6, reason] as const),
  },
  {
    bidder: 17,
    sale: 3,
    caseType: 'consignment_issue',
    priority: 'high',
    subject: 'Whitcombe estate, reserve not observed',
    amount: 31_200,
    course: [...review(270), ['MEDIATION', 200, 'The consignor prefers to talk.']],
  },
  {
    bidder: 21,
    sale: 3,
    caseType: 'condition_dispute',
    priority: 'medium',
    subject: 'Federal secretary desk, replaced feet',
    amount: 18_500,
    course: review(620),
  },
  {
    bidder: 24,
    sale: 4,
    caseType: 'refund_request',
    priority: 'medium',
    subject: 'Art deco bracelet, wrong carat',
    amount: 1750,
    course: review(3).slice(0, 1),
  },
  {
    bidder: 28,
    sale: 5,
    caseType: 'warranty_claim',
    priority: 'low',
    subject: 'Tall case clock, movement',
    amount: 7400,
    course: review(700),
  },
  {
    bidder: 31,
    sale: 5,
    caseType: 'breach_of_terms',
    priority: 'low',
    subject: 'Three lots, not collected',
    amount: 2450,
    course: review(5).slice(0, 2),
  },
  {
    bidder: 35,
    sale: 3,
    caseType: 'refund_request',
    priority: 'medium',
    subject: 'Coin silver service, two spoons missing',
    amount: 3180,
    course: [...review(1080), ['MEDIATION', 700, 'Proposed by the house.'], ['SETTLED', 20, 'A refund of half the hammer price.']],
  },
  {
    bidder: 39,
    sale: 6,
    caseType: 'authenticity_claim',
    priority: 'high',
    subject: 'Bronze figure, later cast',
    amount: 42_000,
    course: [...review(1300), ['RESOLVED', 60, 'The expert confirmed the first cast.']],
  },
  {
    bidder: 43,
    sale: 4,
    caseType: 'condition_dispute',
    priority: 'low',
    subject: 'Vase, hairline crack in the report',
    amount: 1920,
    course: [...review(1680).slice(0, 2), ['DISMISSED', 200, 'The crack stands in the condition report.']],
  },
  {
    bidder: 46,
    sale: 3,
    caseType: 'payment_default',
    priority: 'medium',
    subject: 'Tea service, paid after the final notice',
    amount: 5310,
    course: [...review(1800), ['RESOLVED', 1500, 'Paid in full.'], ['CLOSED', 1500, 'After the resolution']],
  },
  {
    bidder: 12,
    sale: 3,
    lot: '9',
    caseType: 'payment_default',
    priority: 'medium',
    subject: 'Pair of silver sugar tongs, unpaid',
    amount: 525,
    course: review(200),
    description: 'The winner says that somebody else used the paddle.',
  },
]

interface CaseOrigin {
  houseName: string
  houseId: string
  currency: Currency
  by: CasePerson
  now: Date
}

type Unnumbered = Omit<CaseState, 'id' | 'caseNumber'>

/** What automations still have to write: one mail on a critical case and one on a deadline. */
const toWrite: readonly CaseRule[] = ['escalate_critical', 'remind_filing']

/** Cases of the first house, as staff would have filed and worked on them. Their automations have most mails behind them, and all moves ahead. */
export const sampleCases = (origin: CaseOrigin): Unnumbered[] => samples.map((one) => afterMails(caseOf(one, origin), origin.now))

const afterMails = (filed: Unnumbered, now: Date): Unnumbered => {
  const isDue = ({ at, rule }: Run): boolean =>
    rule.status === undefined && !toWrite.includes(rule.rule) && at !== undefined && at <= now.toISOString()
  let worked: CaseState = { ...filed, id: '', caseNumber: '' }
  for (let run = runsAhead(worked).find(isDue); run; run = runsAhead(worked).find(isDue))
    worked = afterRun(worked, run, now, `act_review${filed.bidderId}`)
  const { id: _id, caseNumber: _number, ...rest } = worked
  return rest
}

const lotOf = (auction: Parameters<typeof sampleLots>[0], number: string): CaseState['lots'] =>
  sampleLots(auction).flatMap(({ id, lotNumber, title }) => (lotNumber === number ? [{ id, lotNumber, title }] : []))

const caseOf = ({ bidder, sale, lot, subject, amount, course, ...given }: Sample, origin: CaseOrigin): Unnumbered => {
  const { houseName, houseId, currency, by, now } = origin
  const person = sharedPeople[bidder - 1]
  const auction = sampleAuctions(houseId, now)[sale]
  const name = person ? `${person.firstName} ${person.lastName}` : ''
  const at = (hoursAgo: number): string => new Date(now.getTime() - hoursAgo * hour).toISOString()
  const dayIn = (days: number): string => at(-24 * days).slice(0, 10)
  const statusHistory = course.map(([status, hoursAgo, reason], index) => {
    const automated = status === 'PENDING' || status === 'IN REVIEW' || status === 'CLOSED'
    return { status, timestamp: at(hoursAgo), reason, changedBy: automated ? 'AuctionWiz' : by.name, automated: index > 0 && automated }
  })
  const [filed, last] = [statusHistory[0], statusHistory.at(-1)]
  const claimAmount = { amount: amount * 100, currency }
  const status = last?.status ?? 'SUBMITTED'
  const settled = {
    amount: { amount: amount * 50, currency },
    reason: last?.reason ?? '',
    proposedBy: by,
    proposedAt: last?.timestamp ?? at(0),
  }
  const todo = { id: `act_sample${bidder}`, kind: 'task', owner: by, createdAt: at(48), createdBy: by.name } as const
  return {
    ...newCase({ now, by: by.name }),
    category: 'post_sale',
    jurisdiction: 'New York County, New York',
    title: subject,
    plaintiffName: houseName,
    plaintiffType: 'business',
    ...(person && { defendantName: name, defendantType: 'individual', defendantEmail: person.email, bidderName: name }),
    bidderId: sampleBidderId(bidder),
    ...(auction && { auctionId: auction.id, auctionTitle: auction.title }),
    ...(auction && lot !== undefined && { lots: lotOf(auction, lot) }),
    claimAmount,
    status,
    statusHistory,
    unrecordedSteps: statusHistory.length,
    dateSubmitted: filed?.timestamp ?? at(0),
    lastUpdated: last?.timestamp ?? at(0),
    ...(given.priority === 'low' ? {} : { assignedTo: by }),
    ...(status === 'SETTLED' && { settlement: { ...settled, state: 'unneeded' } }),
    ...(status === 'MEDIATION' && { actionItems: [{ ...todo, text: 'Prepare the papers for the mediator', dueDate: dayIn(7) }] }),
    ...(status === 'RESOLVED' && { actionItems: [{ ...todo, text: 'Send the expert opinion to both sides', dueDate: dayIn(3) }] }),
    ...(status === 'LITIGATION' && { filingDeadline: dayIn(2) }),
    ...given,
  }
}
