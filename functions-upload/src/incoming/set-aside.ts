import type { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { type ArrivalDocument, arrivalRecord, failedPath, type IncomingFolderDocument } from '@auctionwiz/records/incoming-folders'
import type { IncomingMessage } from './incoming-message.ts'
import type { UploadArrivalPorts } from './upload-arrival.ts'

/** Moves a file that cannot be taken aside, with the reason beside it, and notifies who is to know. Repeating it changes nothing. */
export const setAside = async (
  ports: UploadArrivalPorts & { incoming: FileStore },
  message: IncomingMessage,
  { id, name, arrivedAt }: ArrivalDocument,
  folder: IncomingFolderDocument | undefined,
  failure: Failure,
): Promise<void> => {
  const { incoming, notify } = ports
  const { accountId, auctionHouseId, path, version } = message
  const place = `${failedPath(message)}${id}`
  await incoming.write(`${place}/${name}`, await incoming.read(path, version), 'application/octet-stream')
  const reason = `${name}, arrived ${arrivedAt}\n${failure.message}\n`
  await incoming.write(`${place}/reason.txt`, new Blob([reason]).stream(), 'text/plain; charset=utf-8')
  for (const userId of folder?.notifyIds ?? [])
    await notify(userId, { cause: [id, 'incoming_failed'], kind: 'incoming_failed', accountId, auctionHouseId, facts: { name } })
  const details = Object.entries(failure.details ?? {}).flatMap(([key, value]) =>
    typeof value === 'object' ? [] : [[key, value] as const],
  )
  const problem = { code: failure.code, details: Object.fromEntries(details) }
  await recordsOf(arrivalRecord, ports.tenant(accountId, auctionHouseId).house).change(id, (one) => ({ ...one, state: 'failed', problem }))
}
