import { inTurn } from '@auctionwiz/platform/core/turns/in-turn'
import { importLine } from '../uploads/import-line.ts'
import { checkedMessage, type ImportMessage } from '../uploads/import-message.ts'
import { type ImportPorts, importUpload } from './import-upload.ts'

/** The worker behind the queue `imports`: one import of an account at a time, so that the files of one tenant never hold up those of others. */
export const importInTurn = (ports: ImportPorts) => {
  const turnOf = (delivered: unknown) => {
    const { accountId, auctionHouseId, uploadId } = checkedMessage(delivered)
    return { account: ports.tenant(accountId, auctionHouseId).account, purpose: importLine, work: uploadId }
  }
  const { queue, log, now } = ports
  return inTurn<ImportMessage>({ queue, log, now, turnOf, places: () => 1 }, importUpload(ports))
}
