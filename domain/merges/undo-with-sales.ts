import type { Bidder } from '@auctionwiz/contracts/bidders'
import { isSaleItem, isSaleItemOf } from '../results/sale-item.ts'
import { withSale } from '../results/with-sale.ts'
import type { MergeTerms } from './merge-bidders.ts'
import { type Merged, undoMerge } from './undo-merge.ts'

type Record = Omit<Bidder, 'version'>

/** A record that comes back from a merge. */
export interface Returning {
  record: Record
  /** Its own id and those of the records that were merged into it earlier: results of sales name one of them. */
  ids: readonly string[]
}

/**
 * Undoes a merge, see `undoMerge`. Results of sales, as they are now, go to the record that was registered for the sale.
 * @returns the survivor and the others, in their order
 */
export const undoWithSales = <R extends Returning>(
  { before, merged, current }: Merged,
  returning: readonly R[],
  terms: MergeTerms,
  cause: string,
): { restored: Record; others: R[] } => {
  const saleIds = [...new Set([...merged.auctionHistory, ...current.auctionHistory].filter(isSaleItem).map(({ id }) => id))]
  const asIn = (record: Record, source: Record, ids: readonly string[]): Record =>
    ids.reduce((so, id) => withSale(so, id, itemIn(source, id), terms) ?? so, record)
  const idsOf = ({ ids }: Returning) => saleIds.filter((id) => ids.some((bidderId) => isSaleItemOf({ id }, bidderId)))
  const ofOthers = new Set(returning.flatMap(idsOf))
  const ownIds = saleIds.filter((id) => !ofOthers.has(id))
  // What the results changed since the merge is taken back first, and then given to whom it belongs.
  const restored = undoMerge({ before, merged, current: asIn(current, merged, saleIds) }, terms, cause)
  return {
    restored: asIn(restored, current, ownIds),
    others: returning.map((one) => ({ ...one, record: asIn(one.record, current, idsOf(one)) })),
  }
}

const itemIn = ({ auctionHistory }: Record, id: string) => auctionHistory.find((item) => item.id === id)
