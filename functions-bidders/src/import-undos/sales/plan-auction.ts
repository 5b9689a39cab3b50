import type { KeptSaleReason } from '@auctionwiz/contracts/import-undo'
import { sameContent } from '@auctionwiz/domain/same-content'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { type AuctionDocument, auctionDocument, fieldsOf } from '@auctionwiz/records/auctions'
import { auctionSum, type KeptSale, type SaleAuction } from '@auctionwiz/records/sale-changes'
import type { SaleBonds } from './sale-bonds.ts'

/** What the undo does to the auction itself; nothing where the import left it alone. */
export interface AuctionPlan {
  removed?: { stored: Versioned<AuctionDocument>; own: Versioned<SaleAuction> }
  restored?: { stored: Versioned<AuctionDocument>; own: Versioned<SaleAuction>; after: AuctionDocument }
  kept?: KeptRecord
}

/** A record that stays as it is, and why. */
export type KeptRecord = Pick<KeptSale, 'kind' | 'recordId' | 'name' | 'reason'>

/** @param left what the auction still has once the rest is undone */
export const planAuction = (
  stored: Versioned<AuctionDocument>,
  own: Versioned<SaleAuction> | undefined,
  bonds: SaleBonds,
  left: { lots: number; registrations: number },
): AuctionPlan => {
  if (!own || own.document.undone) return {}
  const { created, before, after } = own.document
  if (created !== undefined) {
    const reason = auctionSum(stored.document) === created ? bondOf(bonds, left) : 'edited'
    return reason ? { kept: keptAuction(stored.document, reason) } : { removed: { stored, own } }
  }
  const { startDate, endDate } = stored.document
  if (!before || sameContent(before, { startDate, endDate })) return {}
  if (!sameContent(after, { startDate, endDate })) return { kept: keptAuction(stored.document, 'edited') }
  return { restored: { stored, own, after: auctionDocument({ ...fieldsOf(stored.document), ...before }) } }
}

const bondOf = (
  { cases, payments, invited }: SaleBonds,
  { lots, registrations }: { lots: number; registrations: number },
): KeptSaleReason | undefined => {
  if (cases.length > 0) return 'case'
  if (payments.length > 0) return 'payment'
  if (invited) return 'invited'
  return lots + registrations > 0 ? 'inUse' : undefined
}

export const keptAuction = ({ id, title, auctionNumber = '' }: AuctionDocument, reason: KeptSaleReason): KeptRecord => ({
  ...{ kind: 'auction', recordId: id, name: [auctionNumber, title].filter(Boolean).join(' '), reason },
})
