import { changeBidders, undoBidderChange } from '@auctionwiz/contracts/bulk'
import type { Client } from '@auctionwiz/contracts/client'
import { bulkSentence } from './bulk-sentence.ts'

/** Deletes one bidder by a bulk change, which can be undone for a day. Returns the undo, which resolves to its result in words. */
export const removeOne = async (call: Client, id: string): Promise<() => Promise<string>> => {
  const { run } = await call(changeBidders, { body: { action: { kind: 'delete' }, ids: [id] } })
  return async () => {
    const { result } = await call(undoBidderChange, { params: { id: run } })
    return bulkSentence({ kind: 'undo' }, result, String)
  }
}
