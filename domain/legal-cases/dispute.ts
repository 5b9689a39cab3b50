import type { Currency } from '@auctionwiz/contracts/fields'
import { caseTypeGroups } from '@auctionwiz/contracts/legal-case-parts'
import type { LegalCase } from '@auctionwiz/contracts/legal-cases'
import { sameContent } from '../same-content.ts'
import { isActiveCase } from './document.ts'

/** What of a case decides whether it counts against its bidder. */
export type DisputedCase = Pick<LegalCase, 'caseNumber' | 'caseType' | 'status' | 'statusHistory' | 'claimAmount' | 'bidderId'>

/** What an open case adds to the facts of its bidder; the amount in minor units of the bidder's currency. */
export interface Dispute {
  disputes: number
  defaults: number
  defaultAmount: number
}

/** Cases of consignors say nothing about how the person bids and pays. */
const ofConsignors: ReadonlySet<string> = new Set(caseTypeGroups.filter(([group]) => group === 'consignment').flatMap(([, types]) => types))

/** A case counts while it is open: its resolution, settlement or dismissal takes it back. A payment default counts with its amount. */
export const disputeOf = (legalCase: DisputedCase, currency: Currency): Dispute | undefined => {
  const { caseType, claimAmount, bidderId } = legalCase
  if (bidderId === undefined || !isActiveCase(legalCase) || ofConsignors.has(caseType)) return undefined
  if (caseType !== 'payment_default') return { disputes: 1, defaults: 0, defaultAmount: 0 }
  return { disputes: 0, defaults: 1, defaultAmount: claimAmount?.currency === currency ? claimAmount.amount : 0 }
}

/** The bidders whose facts a change of a case may change. */
export const disputants = (before: DisputedCase | undefined, after: DisputedCase | undefined): string[] => {
  const counted = [before, after].map((one) => {
    const dispute = one && disputeOf(one, one.claimAmount?.currency ?? 'USD')
    return dispute && { ...dispute, bidderId: one?.bidderId, currency: one?.claimAmount?.currency }
  })
  if (sameContent({ of: counted[0] }, { of: counted[1] })) return []
  return [...new Set(counted.flatMap((one) => one?.bidderId ?? []))]
}

const ends: Readonly<Record<string, string>> = { RESOLVED: 'resolved', SETTLED: 'settled', DISMISSED: 'dismissed' }

/** Why a score changed, such as "Legal case LC-1001 opened". `contracts/phrases` has the translations. */
export const disputeCause = (
  number: string,
  legalCase: DisputedCase | undefined,
  before: Dispute | undefined,
  after: Dispute | undefined,
): string => {
  if (after) return `Legal case ${number} ${before ? 'changed' : 'opened'}`
  const last = legalCase?.statusHistory.findLast(({ status }) => status !== 'CLOSED')?.status ?? ''
  return `Legal case ${number} ${ends[last] ?? 'withdrawn'}`
}
