import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { assessmentRunId, assessmentRunRecord } from '@auctionwiz/records/assessment-runs'
import { syncLinkId, syncLinkRecord } from '@auctionwiz/records/auction-syncs'
import { invitationRecord } from '@auctionwiz/records/bidder-invitations'
import { campaignDraftRecord } from '@auctionwiz/records/campaign-drafts'
import { campaignRecord } from '@auctionwiz/records/campaigns'
import { legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { isUntouched, paymentDueRecord } from '@auctionwiz/records/payments-due'

/** What depends on an auction, its lots and registrations. */
export interface SaleBonds {
  synced: boolean
  /** Legal cases: whom they name, and the lots; without lots all that the bidder bought. */
  cases: { bidderId?: string | undefined; lotIds: readonly string[] }[]
  /** Winners who paid or got a notice, and the lots that they owe or owed. */
  payments: { bidderId: string; lotIds: readonly string[] }[]
  /** Bidders were invited, written to or assessed. */
  invited: boolean
}

const named = projection(legalCaseRecord, ['bidderId', 'lotIds'])

export const readSaleBonds = async (house: PartitionReader, auctionId: string): Promise<SaleBonds> => {
  const where = [{ field: 'auctionId', equals: auctionId }] as const
  const [link, assessed, ...counts] = await Promise.all([
    readerOf(syncLinkRecord, house.in('auctions').within(auctionId)).find(syncLinkId),
    readerOf(assessmentRunRecord, house).find(assessmentRunId(auctionId)),
    listerOf(invitationRecord, house).count(where, 1),
    listerOf(campaignRecord, house).count(where, 1),
    listerOf(campaignDraftRecord, house).count(where, 1),
  ])
  const bonds: SaleBonds = {
    ...{ synced: link !== undefined, cases: [], payments: [] },
    invited: assessed !== undefined || counts.some((count) => count > 0),
  }
  for await (const { document } of listerOf(named, house).each({ where })) bonds.cases.push(document)
  for await (const { document } of readerOf(paymentDueRecord, house).each({ where }))
    if (!isUntouched(document)) bonds.payments.push({ bidderId: document.bidderId, lotIds: document.lots.map(({ id }) => id) })
  return bonds
}
