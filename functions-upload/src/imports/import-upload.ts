import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import { noTurn, type OwnTurn } from '@auctionwiz/platform/core/queues/turns/in-turn'
import type { WorkQueue } from '@auctionwiz/platform/core/queues/work-queue'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import type { Notifier } from '@auctionwiz/records/notify'
import type { CaseSchedule } from '@auctionwiz/records/scheduled-cases'
import type { SaleSchedule } from '@auctionwiz/records/scheduled-sales'
import { checkedMessage, type ImportMessage, type ImportQueue, notifiedOf } from '../uploads/import-message.ts'
import { findUpload } from '../uploads/upload-repository.ts'
import { finishImport, removeSources } from './finish-import.ts'
import { importFiles } from './import-files.ts'
import { failureNotice, importNotice } from './import-notices.ts'
import { acquireLease, type ImportSession, ownsLease } from './import-session.ts'
import { importSettings } from './import-settings.ts'
import { FileProblem } from './open-csv.ts'

/** What the worker behind the queue `imports` needs. */
export interface ImportPorts {
  /** The two partitions that an import works in. */
  tenant(accountId: string, auctionHouseId: string): { house: Partition; account: Partition }
  files: FileStore
  /** For rejected rows. */
  errorFiles: FileStore
  queue: ImportQueue
  /** For the work that a finished import causes. */
  jobs: JobQueue
  /** For the automations of imported legal cases. */
  cases: CaseSchedule
  /** For the reminders of winners who owe something again. */
  sales: SaleSchedule
  /** Is notified of houses whose bidders have changed. */
  network: WorkQueue<{ accountId: string; auctionHouseId: string; since: string }>
  notify: Notifier
  log: Logger
  now(): Date
  wait(ms: number): Promise<void>
  /** The limits of rows and milliseconds per delivery; another delivery does the rest. */
  limits: { rows: number; ms: number }
}

/** Waits before a step of an import, so that imports of several accounts share an instance; 0 rows for what prepares another step. */
export type ImportStep = (accountId: string, rows: number) => Promise<void>

/** So often in a row work may begin again at the same checkpoint before the message is given back. */
const idleRestarts = 10

/**
 * Processes an upload from the queue, at least once per message. After a crash at any point the next delivery continues at the checkpoint.
 * After a conflict with another writer of a bidder this delivery continues there too.
 * Other failures are thrown, so that the queue delivers the message again; `patiently` increases the delay while a service is busy.
 */
export const importUpload =
  (ports: ImportPorts, step: ImportStep = async () => undefined) =>
  async (delivered: unknown, dequeueCount: number, turn: OwnTurn = noTurn): Promise<void> => {
    const message = checkedMessage(delivered)
    const { house } = ports.tenant(message.accountId, message.auctionHouseId)
    const worker = randomId('w')
    let session = await begin(ports, message, worker, dequeueCount)
    let idle = 0
    while (session) {
      const { batch } = session.document.checkpoint
      try {
        await workOn(session, message, { ...ports, step }, turn)
        return
      } catch (error) {
        idle = session.document.checkpoint.batch > batch ? 0 : idle + 1
        if (!isConflict(error) || idle > idleRestarts) {
          await noteStop(session, error, ports.log)
          throw error
        }
      }
      await ports.wait(200 * (idle + 1))
      session = await ownsLease(house, message.uploadId, worker, ports.now)
    }
    ports.log.info('import left to another worker or done', { uploadId: message.uploadId })
  }

/** The message is sent before the record is written, which then takes a moment. */
const recordWaits = [100, 200, 400, 800]

/** From this delivery on a missing record means that it was never written. */
const lastLook = 3

const begin = async (ports: ImportPorts, { uploadId, ...message }: ImportMessage, worker: string, dequeueCount: number) => {
  const { house } = ports.tenant(message.accountId, message.auctionHouseId)
  let found = await findUpload(house, uploadId)
  for (const ms of recordWaits) {
    if (found) break
    await ports.wait(ms)
    found = await findUpload(house, uploadId)
  }
  // Delivered again once all is done: the last that was left to do is to remove the files.
  if (found?.document.status === 'completed') return void (await removeSources(found.document, ports))
  if (!found && dequeueCount < lastLook) throw new Error('the record of the upload is not there yet')
  return acquireLease(house, uploadId, worker, ports.now)
}

const isConflict = (error: unknown): boolean => isStoreError(error, 'stale', 'exists', 'missing')

const workOn = async (
  session: ImportSession,
  message: ImportMessage,
  ports: ImportPorts & { step: ImportStep },
  turn: OwnTurn,
): Promise<void> => {
  const { accountId, auctionHouseId, uploadId, userId } = message
  const { house, account } = ports.tenant(accountId, auctionHouseId)
  const settings = await importSettings({ house, account }, auctionHouseId)
  const started = ports.now()
  const enough = async (rows: number): Promise<boolean> => {
    await turn.renew()
    return rows >= ports.limits.rows || ports.now().getTime() - started.getTime() >= ports.limits.ms
  }
  const errorFolder = `${accountId}/${auctionHouseId}/${uploadId}`
  const step = (rows: number) => ports.step(accountId, rows)
  const noteCase = (caseId: string) => ports.cases.note({ accountId, auctionHouseId, caseId })
  const noteSale = (auctionId: string) => ports.sales.note({ accountId, auctionHouseId, auctionId })
  const task = {
    ...ports,
    ...settings,
    step,
    session,
    house,
    account,
    auctionHouseId,
    userId,
    now: started,
    errorFolder,
    enough,
    noteCase,
    noteSale,
  }
  try {
    if (!(await importFiles(task))) {
      turn.keep()
      await ports.queue.send(message)
    } else {
      await ports.network.send({ accountId, auctionHouseId, since: session.document.uploadDate })
      for (const one of notifiedOf(message)) await ports.notify(one, importNotice(message, session.document))
      await finishImport({ ...task, accountId, userId, now: ports.now() })
    }
  } catch (error) {
    const problem = problemOf(error)
    if (problem === undefined) throw error
    for (const one of notifiedOf(message)) await ports.notify(one, failureNotice(message, session.document))
    await session.write({ status: 'error', problem })
    ports.log.warn('import refused', { uploadId })
  }
}

/** Why the files can't be imported, however often it is tried. */
export const problemOf = (error: unknown): string | undefined => {
  if (error instanceof FileProblem) return error.message
  return error instanceof Failure && error.code === 'not_found' ? 'The uploaded file is no longer stored. Upload it again.' : undefined
}

/**
 * Records why the import stopped, for the reader of the record after the last attempt. If the note cannot be written, the failure is still thrown.
 * The import waits for a busy service, so `busy` is never recorded as the reason.
 */
const noteStop = async (session: ImportSession, error: unknown, log: Logger): Promise<void> => {
  if (isStoreError(error, 'busy')) return
  const stoppedBy = isConflict(error) ? 'database' : 'internal'
  await session.write({ stoppedBy }).catch((failure: unknown) => log.error('import could not be noted as stopped', failure))
}
