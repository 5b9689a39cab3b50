import { changeBidders, undoBidderChange } from '@auctionwiz/contracts/bulk'
import type { Client } from '@auctionwiz/contracts/client'
import { bulkSentence } from './bulk-sentence.ts'

/** Returns a function that deletes one bidder by a bulk change, which can be undone for a day. The function resolves to the result. */
export const removeOne = async (call: Client, id: string): Promise<() => Promise<string>> => {
  const { run } = await call(changeBidders, { body: { action: { kind: 'delete' }, ids: [id] } })
  return async () => {
    const { result } = await call(undoBidderChange, { params: { id: run } })
    return bulkSentence({ kind: 'undo' }, result, String)
  }
}
