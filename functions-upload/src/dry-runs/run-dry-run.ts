import { dryRunLimit, type rowOutcomes } from '@auctionwiz/contracts/dry-runs'
import type { FileReading } from '@auctionwiz/domain/imports/file-reading'
import { importedKind } from '@auctionwiz/domain/imports/imported-kind'
import { sameContent } from '@auctionwiz/domain/same-content'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { noTurn, type OwnTurn } from '@auctionwiz/platform/core/queues/turns/in-turn'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { isStoreError, type Versioned } from '@auctionwiz/platform/core/store/store'
import { type DryRunDocument, dryRunId, dryRunPath, dryRunRecord, noTotals } from '@auctionwiz/records/dry-runs'
import { type UploadDocument, uploadRecord } from '@auctionwiz/records/uploads'
import { bidderMaker } from '../imports/bidder-from-row.ts'
import { caseTaker } from '../imports/cases/import-case-files.ts'
import { decideReadings } from '../imports/decide-readings.ts'
import { errorWriter } from '../imports/error-file.ts'
import { plannedWindows } from '../imports/import-files.ts'
import { importSettings } from '../imports/import-settings.ts'
import { type ImportPorts, type ImportStep, problemOf } from '../imports/import-upload.ts'
import { itemTaker } from '../imports/items/item-rows.ts'
import { paymentTaker } from '../imports/payments/import-payment-files.ts'
import type { Trial } from '../imports/plan-window.ts'
import { saleTaker } from '../imports/sales/import-sale-files.ts'
import { judgedRow, type TakenWindow } from '../imports/store-window.ts'
import { type RowTaker, takenWindows } from '../imports/taken-windows.ts'
import { checkedMessage, type ImportMessage } from '../uploads/import-message.ts'
import { findUpload } from '../uploads/upload-repository.ts'
import { type PartRow, readPart } from './part-rows.ts'

const tooManyRows = 'The file has more rows than a dry run takes. Split it, or upload it without a dry run.'

/** Plans an upload under review with the planner of the import, and stores what would become of its rows. @returns whether the message was for a dry run */
export const runDryRun =
  (ports: ImportPorts, step: ImportStep = async () => undefined) =>
  async (delivered: unknown, turn: OwnTurn = noTurn): Promise<boolean> => {
    const message = checkedMessage(delivered)
    const { house, account } = ports.tenant(message.accountId, message.auctionHouseId)
    const upload = await findUpload(house, message.uploadId)
    if (upload?.document.status !== 'review') return false
    const stored = await readerOf(dryRunRecord, house).find(dryRunId(message.uploadId))
    if (!stored || stored.document.state === 'done' || stored.document.state === 'failed') return true
    const note = progressOf(house, stored, ports.now)
    try {
      await note({ state: 'running', progress: 0, parts: [] })
      await plan({ house, account, upload, message, stored: stored.document, note, step, turn }, ports)
      await settle({ house, upload, message, note, turn }, ports)
    } catch (error) {
      // Another dry run of the upload was started, or the upload is gone.
      if (isStoreError(error, 'stale', 'missing')) return true
      const problem = problemOf(error) ?? (error instanceof TooManyRows ? tooManyRows : undefined)
      if (problem === undefined) throw error
      await note({ state: 'failed', problem })
    }
    return true
  }

/** Says what becomes of the rows of files whose records are written in steps of their own. */
async function* triedWindows<V, Done>(
  windows: AsyncGenerator<TakenWindow<V> & Done>,
  trial: Trial,
): AsyncGenerator<Pick<TakenWindow<V>, 'rows' | 'progress'>> {
  for await (const window of windows) {
    for (const row of window.read) {
      const { outcome, changed, listed } = judgedRow(row, window)
      const problems = (listed?.problems ?? []).map(({ field, problem }) => ({ field, problem }))
      trial.row({ row: row.row, line: row.line, outcome, changed, notes: [], problems })
    }
    yield window
  }
}

class TooManyRows extends Error {}

type Note = (change: Partial<DryRunDocument>) => Promise<DryRunDocument>

/** Writes the state of the run under its known version, so that a worker stops when another run has begun. */
const progressOf = (house: Partition, stored: Versioned<DryRunDocument>, now: () => Date): Note => {
  let { document, version } = stored
  return async (change) => {
    document = { ...document, ...change, movedAt: now().toISOString() }
    version = (await recordsOf(dryRunRecord, house).replace(document, version)).version
    return document
  }
}

interface Run {
  house: Partition
  account: Partition
  upload: Versioned<UploadDocument>
  message: ImportMessage
  stored: DryRunDocument
  note: Note
  step: ImportStep
  turn: OwnTurn
}

const plan = async ({ house, account, upload, message, stored, note, step, turn }: Run, { files, errorFiles, now }: ImportPorts) => {
  const { auctionHouseId, accountId } = message
  const settings = await importSettings({ house, account }, auctionHouseId)
  const document = await withReadings(house, upload, files, settings.dateOrder)
  const readings = document.readings ?? []
  const started = now()
  const maker = bidderMaker({ ...settings, auctionHouseId, now: started, cause: document.name, figures: document.figures ?? 'grow' })
  const errors = errorWriter(readings, document.language ?? 'en')
  const parts: DryRunDocument['parts'] = []
  let changed = 0
  let rows: PartRow[] = []
  let all = 0
  const trial: Trial = { row: (row) => void rows.push(row), subjects: new Map(), conflicts: new Map() }
  const task = {
    ...settings,
    house,
    account,
    files,
    now: started,
    session: { document },
    trial,
    step: (count: number) => step(accountId, count),
  }
  const { name: kind } = importedKind(document.category)
  const place = { ...task, auctionHouseId, noteCase: async () => undefined, noteSale: async () => undefined }
  const tried = <V, Done>(taker: RowTaker<V, Done>) => {
    const source = { ...task, document }
    return (reading: FileReading, at: Place) => triedWindows(takenWindows(source, taker, reading, at), trial)
  }
  const windowsOf = {
    bidders: () => (reading: FileReading, at: Place) => plannedWindows(task, reading, at, maker, errors),
    sales: () => tried(saleTaker(place, document, message.userId, true)),
    cases: () => tried(caseTaker(place, document, message.userId, true)),
    items: () => tried(itemTaker(place, document, message.userId, true)),
    payments: () => tried(paymentTaker(place, document, message.userId, true)),
  }[kind]()
  for (const [file, reading] of readings.entries()) {
    for await (const window of windowsOf(reading, { file, done: 0 })) {
      all += window.rows
      if (all > dryRunLimit) throw new TooManyRows()
      const before = stored.imports ? await readPart(errorFiles, { ...stored, number: stored.number - 1 }, parts.length) : undefined
      if (before) changed += noteChanges(rows, before)
      await errorFiles.write(dryRunPath(stored, parts.length), new Blob([JSON.stringify(rows)]).stream(), 'application/json')
      parts.push({ file, totals: totalsOf(rows) })
      rows = []
      await note({ parts, progress: window.progress, ...(stored.imports && { changed }) })
      await turn.renew()
    }
  }
}

interface Place {
  file: number
  done: number
}

/** How the files are read is decided once and stored with the upload, so that the import reads them in the same way. */
const withReadings = async (
  house: Partition,
  { document, version }: Versioned<UploadDocument>,
  files: FileStore,
  dateOrder: Parameters<typeof decideReadings>[2],
): Promise<UploadDocument> => {
  if (document.readings) return document
  const readings = await decideReadings(files, document, dateOrder)
  return (await recordsOf(uploadRecord, house).replace({ ...document, readings }, version)).document
}

const totalsOf = (rows: readonly PartRow[]): Record<(typeof rowOutcomes)[number], number> => {
  const totals = { ...noTotals }
  for (const { outcome } of rows) totals[outcome] += 1
  return totals
}

/** Marks the rows that come out differently than before. @returns how many */
const noteChanges = (rows: readonly PartRow[], before: readonly PartRow[]): number => {
  const known = new Map(before.map((row) => [row.row, row]))
  let changed = 0
  for (const row of rows) {
    const earlier = known.get(row.row)
    if (earlier?.outcome === row.outcome && earlier.changed.join() === row.changed.join()) continue
    if (earlier) row.before = earlier.outcome
    changed += 1
  }
  return changed
}

const columnsOf = ({ mapping = {}, choices = {} }: UploadDocument) => ({ mapping, choices })

/** The run is done; where nothing changed since the one that was looked at, the import follows. */
const settle = async (
  { house, upload, message, note, turn }: Pick<Run, 'house' | 'upload' | 'message' | 'note' | 'turn'>,
  { queue, now }: ImportPorts,
) => {
  const { imports, changed } = await note({ progress: 100 })
  const goes = imports && changed === 0
  if (goes) {
    const uploads = recordsOf(uploadRecord, house)
    const movedAt = now().toISOString()
    const planned = columnsOf(upload.document)
    await uploads.change(message.uploadId, (current) =>
      // Columns that were changed at this moment have not been looked at in a dry run; noting the end of this one then fails.
      current.status === 'review' && sameContent(columnsOf(current), planned) ? { ...current, status: 'pending', movedAt } : undefined,
    )
  }
  await note({ state: 'done' })
  if (!goes) return
  turn.keep()
  await queue.send(message)
}

/** Says of a run whose message failed too often that it can be started again. */
export const failDryRun =
  ({ tenant, now }: Pick<ImportPorts, 'tenant' | 'now'>) =>
  async (delivered: unknown): Promise<void> => {
    const { accountId, auctionHouseId, uploadId } = checkedMessage(delivered)
    const movedAt = now().toISOString()
    await recordsOf(dryRunRecord, tenant(accountId, auctionHouseId).house).change(dryRunId(uploadId), (run) =>
      run.state === 'waiting' || run.state === 'running'
        ? { ...run, state: 'failed', movedAt, problem: 'An unexpected error stopped the dry run. Start it again.' }
        : undefined,
    )
  }
