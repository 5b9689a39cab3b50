import { fairShare } from '@auctionwiz/platform/core/queues/turns/fair-share'
import { inTurn } from '@auctionwiz/platform/core/queues/turns/in-turn'
import { importLine } from '../uploads/import-line.ts'
import { checkedMessage, type ImportMessage } from '../uploads/import-message.ts'
import { type ImportPorts, importUpload } from './import-upload.ts'

/** Rows by which an account may be ahead of others whose imports run here; a small import is done by then. Milliseconds that a batch waits at most. */
const rules = { lead: 1_000, patience: 1_000 }

/**
 * The worker behind the queue `imports`: one import of an account at a time, so that the files of one tenant never hold up those of others. Imports of
 * several accounts share the instance by rows: a large one pauses while a small one is done.
 * @param work what a message asks for; an import unless given
 */
export const importInTurn = (ports: ImportPorts, work: typeof importUpload = importUpload) => {
  const turnOf = (delivered: unknown) => {
    const { accountId, auctionHouseId, uploadId } = checkedMessage(delivered)
    return { account: ports.tenant(accountId, auctionHouseId).account, purpose: importLine, work: uploadId }
  }
  const { queue, log, now, wait } = ports
  const share = fairShare({ ...rules, wait })
  const taken = inTurn<ImportMessage>({ queue, log, now, turnOf, places: () => 1 }, work(ports, share.turn))
  return async (delivered: unknown, dequeueCount: number): Promise<void> =>
    share.run(checkedMessage(delivered).accountId, () => taken(delivered, dequeueCount))
}
