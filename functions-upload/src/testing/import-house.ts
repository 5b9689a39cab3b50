import type { DryRun } from '@auctionwiz/contracts/dry-runs'
import type { Upload, UploadCategory } from '@auctionwiz/contracts/uploads'
import { workOnUpload } from '../dry-runs/work-on-upload.ts'
import { formOf } from './caller.ts'
import { uploadApp } from './upload-app.ts'

/** A house whose background work is done by `work`, and what its staff do with files of a category. */
export const importHouse = (category: UploadCategory, app: ReturnType<typeof uploadApp> = uploadApp()) => {
  const work = async (): Promise<void> => {
    const worker = workOnUpload(app.ports)
    for (let next = app.sent.shift(); next; next = app.sent.shift()) await worker(next, 1)
  }
  const send = async (csv: string, fields: Record<string, string> = {}, adjusted: readonly string[] = []): Promise<Upload> =>
    app.call('createUpload', {
      form: formOf([['rows.csv', csv]], { name: 'Old records', description: 'From before', category, ...fields }),
      adjusted,
    })
  const read = (id: string): Promise<Upload> => app.call('readUploadStatus', { id })
  return {
    ...app,
    work,
    send,
    read,
    imported: async (csv: string, fields: Record<string, string> = {}): Promise<Upload> => {
      const { uploadId } = await send(csv, fields)
      await work()
      return read(uploadId)
    },
    dryRun: async (id: string): Promise<DryRun> => {
      await app.call('startDryRun', { id })
      await work()
      return app.call('readDryRun', { id })
    },
  }
}
