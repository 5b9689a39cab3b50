import type { Currency } from '@auctionwiz/contracts/fields'
import { type CaseState, newCase } from '../legal-cases/new-case.ts'
import { sampleBidderId } from './sample-bidders.ts'
import { newYorkPeople, sharedPeople } from './sample-files.ts'

const day = 86_400_000

/** The first house's bidder who is suspended; counted from 1, as in `sampleBidderId`. */
const suspended = sharedPeople.slice(0, newYorkPeople).findIndex(({ status }) => status === 'Suspended') + 1

interface CaseOrigin {
  houseName: string
  currency: Currency
  by: string
  now: Date
}

/** The open case against the suspended bidder, which says why. */
export const sampleCase = ({ houseName, currency, by, now }: CaseOrigin): Omit<CaseState, 'id' | 'caseNumber'> | undefined => {
  const person = sharedPeople[suspended - 1]
  if (!person) return undefined
  const at = (daysAgo: number): string => new Date(now.getTime() - daysAgo * day).toISOString()
  return {
    ...newCase({ now, by }),
    caseType: 'payment_default',
    category: 'post_sale',
    priority: 'high',
    title: `Unpaid lots, ${person.firstName} ${person.lastName}`,
    jurisdiction: 'New York County, New York',
    plaintiffName: houseName,
    plaintiffType: 'business',
    defendantName: `${person.firstName} ${person.lastName}`,
    defendantType: 'individual',
    defendantEmail: person.email,
    description: 'Two lots of the last two sales are unpaid after three reminders. The lots are held at the warehouse.',
    claimAmount: { amount: person.extra.defaultAmount ?? 0, currency },
    bidderId: sampleBidderId(suspended),
    bidderName: `${person.firstName} ${person.lastName}`,
    status: 'PENDING',
    statusHistory: [
      { status: 'SUBMITTED', timestamp: at(12), reason: 'Filed', changedBy: by, automated: false },
      { status: 'PENDING', timestamp: at(5), reason: 'Waiting for the answer to the last reminder', changedBy: by, automated: false },
    ],
    dateSubmitted: at(12),
    lastUpdated: at(5),
    unrecordedSteps: 2,
  }
}
