import type { sendToIncoming as endpoint } from '@auctionwiz/contracts/incoming'
import { uploadLimit } from '@auctionwiz/contracts/uploads'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { OpenWork } from '@auctionwiz/platform/core/queues/open-work'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import type { WatchedFolder } from '@auctionwiz/records/incoming-folders'
import type { ReadForm } from '../uploads/read-form.ts'
import { findFolder, folderPath } from './folder.ts'

interface Ports {
  incoming: FileStore
  readForm: ReadForm
  watched: OpenWork<WatchedFolder>
}

/** Each call has a place of its own in the folder, so that files of the same name stay apart. What was stored of a refused call is removed. */
export const sendToIncoming =
  ({ incoming, readForm, watched }: Ports): UseCase<typeof endpoint> =>
  async ({ form }, { house, claims, auctionHouseId, audit }) => {
    if (!(await findFolder(house))?.document.enabled) throw new Failure('incoming_off')
    const folder = { accountId: claims.accountId, auctionHouseId }
    const place = `${folderPath(folder)}${randomId('f')}`
    const stored: { name: string; size: number; path: string }[] = []
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
          const path = `${place}/${stored.length}/${name}`
          const file = { name, size: 0, path }
          stored.push(file)
          file.size = await incoming.write(path, body.pipeThrough(counted()), 'application/octet-stream')
          if (file.size === 0) throw new Failure('file_empty', { file: name })
        },
      })
      if (stored.length === 0) throw new Failure('upload_incomplete')
      const files = stored.map(({ name, size }) => ({ name, size }))
      await house.write([audit({ action: 'incoming.send', subjectType: 'house', subjectId: auctionHouseId, after: { files } })])
    } catch (error) {
      await Promise.all(stored.map(({ path }) => incoming.remove(path)))
      throw error
    }
    await watched.note(folder)
    return { files: stored.map(({ name, size }) => ({ name, size })) }
  }

/** A name that an address can hold. */
const plainName = (name: string): string => {
  const plain = name.replaceAll(/[/\\\p{Cc}]/gu, '_').slice(-200)
  return ['', '.', '..'].includes(plain) ? 'file' : plain
}
