import type { sendToIncoming as endpoint } from '@auctionwiz/contracts/incoming'
import { uploadLimit } from '@auctionwiz/contracts/upload-files'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { HouseContext, IncomingForm, UseCase } from '@auctionwiz/platform/core/http/context'
import type { OpenWork } from '@auctionwiz/platform/core/queues/open-work'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { type SendingDocument, sendingRecord, type WatchedFolder } from '@auctionwiz/records/incoming-folders'
import { formPrint, readPrint } from '../uploads/fingerprint.ts'
import { requireAddOn } from '../uploads/import-options.ts'
import type { ReadForm } from '../uploads/read-form.ts'
import { removeFiles } from '../uploads/receive-files.ts'
import { findFolder, sentPath } from './folder.ts'

interface Ports {
  incoming: FileStore
  readForm: ReadForm
  watched: OpenWork<WatchedFolder>
}

/**
 * Puts the files of a form into the folder. They are taken once the record of the call names the attempt that put them there. So all of them are taken or
 * none, and once, though the call is repeated with its request key: at the same time too, or after its answer was lost.
 */
export const sendToIncoming =
  ({ incoming, readForm, watched }: Ports): UseCase<typeof endpoint> =>
  async ({ form, idempotencyKey }, context) => {
    const { house, claims, auctionHouseId } = context
    const id = await sendingRecord.idFor(idempotencyKey, auctionHouseId)
    const earlier = idempotencyKey ? await recordsOf(sendingRecord, house).find(id) : undefined
    if (earlier) return answerOf(earlier.document, await readPrint(readForm, form, uploadLimit))
    const settings = (await findFolder(house))?.document
    if (!settings?.enabled) throw new Failure('incoming_off')
    await requireAddOn(settings.category, context)
    const folder = { accountId: claims.accountId, auctionHouseId }
    const attempt = randomId('f')
    const print = formPrint(readForm)
    const stored = await received({ incoming, readForm: print.readForm }, form, sentPath(folder, id, attempt))
    const files = stored.map(({ name, size }) => ({ name, size }))
    const fingerprint = idempotencyKey ? await print.fingerprint() : undefined
    const sending = await recorded({ id, attempt, files, ...(fingerprint !== undefined && { fingerprint }) }, context)
    if (sending.attempt === attempt) await watched.note(folder)
    else await removeFiles(incoming, stored)
    return answerOf(sending, fingerprint)
  }

/** What was answered first, if it was to the same. Fails with idempotency_mismatch. */
const answerOf = ({ files, fingerprint: first }: Pick<SendingDocument, 'files' | 'fingerprint'>, fingerprint: string | undefined) => {
  if (first !== fingerprint) throw new Failure('idempotency_mismatch')
  return { files }
}

interface StoredFile {
  name: string
  size: number
  path: string
}

/** The files of a form under `place`. What was stored of a refused form is removed. */
const received = async ({ incoming, readForm }: Omit<Ports, 'watched'>, form: IncomingForm, place: string): Promise<StoredFile[]> => {
  const stored: StoredFile[] = []
  let total = 0
  const counted = () =>
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        total += chunk.byteLength
        if (total > uploadLimit) throw new Failure('upload_too_large')
        controller.enqueue(chunk)
      },
    })
  try {
    await readForm(form, {
      field: (name) => {
        throw new Failure('invalid_request', { fields: { [name]: 'Unknown field. Check its spelling.' } })
      },
      file: async (_field, fileName, body) => {
        const name = plainName(fileName)
        const file = { name, size: 0, path: `${place}${stored.length}/${name}` }
        stored.push(file)
        file.size = await incoming.write(file.path, body.pipeThrough(counted()), 'application/octet-stream')
        if (file.size === 0) throw new Failure('file_empty', { file: name })
      },
    })
    if (stored.length === 0) throw new Failure('upload_incomplete')
    return stored
  } catch (error) {
    await removeFiles(incoming, stored)
    throw error
  }
}

type Sending = Pick<SendingDocument, 'id' | 'attempt' | 'files'> & { fingerprint?: string }

/** The record of the call: this one, or that of the same call, which was faster. */
const recorded = async (sending: Sending, { house, auctionHouseId, audit }: HouseContext): Promise<SendingDocument> => {
  const sendings = recordsOf(sendingRecord, house)
  const after = { files: sending.files }
  const event = audit({ action: 'incoming.send', subjectType: 'house', subjectId: auctionHouseId, after })
  try {
    return (await sendings.create(sending, [event])).document
  } catch (error) {
    // It may be there all the same: the same call was answered meanwhile, or the answer to this write was lost.
    const first = await sendings.find(sending.id)
    if (!first) throw error
    return first.document
  }
}

/** A name that an address can hold. */
const plainName = (name: string): string => {
  const plain = name.replaceAll(/[/\\\p{Cc}]/gu, '_').slice(-200)
  return ['', '.', '..'].includes(plain) ? 'file' : plain
}
