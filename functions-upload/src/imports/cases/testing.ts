import type { DryRun } from '@auctionwiz/contracts/dry-runs'
import type { Upload } from '@auctionwiz/contracts/uploads'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { type LegalCaseDocument, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { workOnUpload } from '../../dry-runs/work-on-upload.ts'
import { formOf } from '../../testing/caller.ts'
import { uploadApp } from '../../testing/upload-app.ts'

/** The cases of a house, in the order of their numbers. */
export const storedCases = async (house: PartitionReader): Promise<LegalCaseDocument[]> => {
  const cases: LegalCaseDocument[] = []
  for await (const { document } of readerOf(legalCaseRecord, house).each({}, 1000)) cases.push(document)
  return cases.toSorted((one, other) => one.listKeys.number - other.listKeys.number)
}

/** A house whose background work is done by `work`, and what its staff do with files of legal cases. */
export const caseHouse = (app: ReturnType<typeof uploadApp> = uploadApp()) => {
  const work = async (): Promise<void> => {
    const worker = workOnUpload(app.ports)
    for (let next = app.sent.shift(); next; next = app.sent.shift()) await worker(next, 1)
  }
  const send = async (csv: string, fields: Record<string, string> = {}, adjusted: readonly string[] = []): Promise<Upload> =>
    app.call('createUpload', {
      form: formOf([['cases.csv', csv]], { name: 'Old cases', description: 'Disputes', category: 'legal', ...fields }),
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
    cases: () => storedCases(app.house),
  }
}
