import { houseExportDays } from '@auctionwiz/contracts/house-exports'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { JobStep, JobWork } from '@auctionwiz/platform/core/jobs/job'
import { streamOf } from '@auctionwiz/platform/core/spreadsheets/stream-of'
import { zipped } from '@auctionwiz/platform/core/spreadsheets/zip'
import { archiveHouse, type HouseSource } from './archive-house.ts'

/** What the job that exports a house needs beside the house. */
export interface ExportPorts extends Pick<HouseSource, 'files' | 'links' | 'person' | 'checksum'> {
  /** Where archives are kept for some days. */
  exports: FileStore
}

/** Each run has a file of its own, so that one that was replaced can't write into its successor's. */
export const exportPath = (accountId: string, auctionHouseId: string, run: string): string => `${accountId}/${auctionHouseId}/${run}.zip`

const day = 86_400_000

/** Until when the export of a run that ended then is kept; ISO 8601. */
export const expiryOf = (completedAt: string): string => new Date(Date.parse(completedAt) + houseExportDays * day).toISOString()

/** The cursor of a job whose archive is whole. */
const written = 'written'

/** Milliseconds between two signs of life, since each is a write. */
const beatMs = 1_000

/**
 * Writes the archive of a house while it is read. A worker that was killed left half a file, which the next one writes again from the beginning under
 * the same name.
 */
export const exportHouse = ({ exports, ...ports }: ExportPorts): JobWork =>
  async function* (job, { house, account, accountId, auctionHouseId, now, time }) {
    if (job.cursor === written) return
    let done = 0
    let total = 0
    const source: HouseSource = { ...ports, house, account, accountId, auctionHouseId, now }
    const onFile = async (packed: number, ofAll: number): Promise<void> => {
      done = packed
      total = ofAll
    }
    let ended = false
    let failure: { error: unknown } | undefined
    const path = exportPath(accountId, auctionHouseId, job.run)
    let bytes = 0
    const writing = exports
      .write(path, streamOf(zipped(archiveHouse(source, onFile), true)), 'application/zip')
      .then((size) => {
        bytes = size
      })
      .catch((error: unknown) => {
        failure = { error }
      })
      .finally(() => {
        ended = true
      })
    let beat = time().getTime()
    while (!ended) {
      await Promise.race([writing, new Promise((resolve) => setTimeout(resolve, 50))])
      if (ended || time().getTime() - beat < beatMs) continue
      beat = time().getTime()
      yield { cursor: undefined, unbroken: true, done, total } satisfies JobStep
    }
    if (failure) throw failure.error
    // However long that took: another delivery has nothing left to do.
    yield { cursor: written, unbroken: true, done: total, total, found: { kilobytes: Math.ceil(bytes / 1024) } } satisfies JobStep
  }
