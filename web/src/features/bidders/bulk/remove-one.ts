import { changeBidders, undoBidderChange } from '@auctionwiz/contracts/bulk'
import type { Client } from '@auctionwiz/contracts/client'
import { bulkSentence } from './bulk-sentence.ts'

/** Deletes one bidder as a change of many does, so that it can be brought back for a day. Answers how; that tells what came of it. */
export const removeOne = async (call: Client, id: string): Promise<() => Promise<string>> => {
  const { run } = await call(changeBidders, { body: { action: { kind: 'delete' }, ids: [id] } })
  return async () => {
    const { result } = await call(undoBidderChange, { params: { id: run } })
    return bulkSentence({ kind: 'undo' }, result, String)
  }
}
