import { id } from '@auctionwiz/contracts/fields'
import { casePackDays } from '@auctionwiz/contracts/legal-case-files'
import type { Checksum } from '@auctionwiz/platform/core/files/checksum'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { partsOf } from '@auctionwiz/platform/core/files/parts-of'
import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import { noTurn, type OwnTurn } from '@auctionwiz/platform/core/queues/turns/in-turn'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { streamOf } from '@auctionwiz/platform/core/spreadsheets/stream-of'
import { type ZipEntry, zipped } from '@auctionwiz/platform/core/spreadsheets/zip'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { isStoreError, type Versioned } from '@auctionwiz/platform/core/store/store'
import { type CasePackDocument, type CasePackMessage, casePackId, casePackRecord } from '@auctionwiz/records/case-packs'
import { readEvidence } from './case-evidence.ts'
import { documentLines, mailLines, timelineLines } from './case-history.ts'
import { packPath } from './case-pack.ts'
import { evidenceSections } from './case-report.ts'
import { packLanguage } from './pack-words.ts'
import { type Condition, documentEntries, indexLines, needsLargeForm, type PackedVersion, packedVersions } from './packed-documents.ts'
import { type PdfTools, writePdf } from './write-pdf.ts'

/** What the worker behind the queue `case-packs` needs. */
export interface PackPorts {
  tenant(accountId: string, auctionHouseId: string): { house: Partition; account: Partition }
  documents: FileStore
  packs: FileStore
  checksum(): Checksum
  /** Loads the library that writes PDFs. */
  pdf(): Promise<PdfTools>
  log: Logger
  now(): Date
  wait(ms: number): Promise<void>
}

/** A message names its tenant, so what arrives is checked before anything is opened with it. */
export const checkedPackMessage = (message: unknown): CasePackMessage => {
  const { accountId, auctionHouseId, caseId, run } = (message ?? {}) as Partial<Record<keyof CasePackMessage, unknown>>
  const [account, house, legalCase, ofRun] = [accountId, auctionHouseId, caseId, run].map((one) => id.safeParse(one).data)
  if (!account || !house || !legalCase || !ofRun) throw new TypeError('not a message of an evidence pack')
  return { accountId: account, auctionHouseId: house, caseId: legalCase, run: ofRun }
}

/** The record is written a moment after the message is sent. */
const recordWaits = [50, 100, 200, 400, 800]
/** Milliseconds between two signs of life. */
const beatMs = 5_000
const day = 86_400_000

/**
 * Makes a pack from the beginning, at least once per message. A worker that was killed left files that the next one writes again under the same names,
 * and a record that says it is not done; so it ends the same however often it begins.
 */
export const makeCasePack =
  (ports: PackPorts) =>
  async (delivered: unknown, turn: OwnTurn = noTurn): Promise<void> => {
    const message = checkedPackMessage(delivered)
    const tenant = ports.tenant(message.accountId, message.auctionHouseId)
    const found = await findRun(ports, tenant.house, message)
    if (!found) return
    const taken = { ...found.document, state: 'running' as const, done: 0, damaged: 0, movedAt: ports.now().toISOString() }
    try {
      const held = await recordsOf(casePackRecord, tenant.house).replace(taken, found.version)
      await make({ ports, message, turn, ...tenant, progress: { held } })
    } catch (error) {
      // A later run or another worker took over.
      if (!isStoreError(error, 'stale')) throw error
      ports.log.info('an evidence pack is left to another worker', { caseId: message.caseId })
    }
  }

/** A message that failed too often: the record says so. A run that went on meanwhile is left alone. */
export const failCasePack =
  (ports: Pick<PackPorts, 'tenant' | 'log'>) =>
  async (delivered: unknown): Promise<void> => {
    const { accountId, auctionHouseId, caseId, run } = checkedPackMessage(delivered)
    const packs = recordsOf(casePackRecord, ports.tenant(accountId, auctionHouseId).house)
    await packs.change(casePackId(caseId), (pack) => (pack.run === run && isWorking(pack) ? { ...pack, state: 'failed' } : undefined))
    ports.log.warn('evidence pack failed for good', { caseId })
  }

/** When a run last got on; undefined when it is over or another run took its place. */
export const casePackMovedAt =
  ({ tenant }: Pick<PackPorts, 'tenant'>) =>
  async ({ accountId, auctionHouseId, caseId, run }: CasePackMessage): Promise<string | undefined> => {
    const pack = (await readerOf(casePackRecord, tenant(accountId, auctionHouseId).house).find(casePackId(caseId)))?.document
    return pack?.run === run && isWorking(pack) ? pack.movedAt : undefined
  }

const isWorking = ({ state }: Pick<CasePackDocument, 'state'>): boolean => state === 'waiting' || state === 'running'

const findRun = async ({ wait }: PackPorts, house: Partition, { caseId, run }: CasePackMessage) => {
  const packs = readerOf(casePackRecord, house)
  let found = await packs.find(casePackId(caseId))
  for (const ms of recordWaits) {
    if (found?.document.run === run) break
    await wait(ms)
    found = await packs.find(casePackId(caseId))
  }
  return found?.document.run === run && isWorking(found.document) ? found : undefined
}

interface Work {
  ports: PackPorts
  message: CasePackMessage
  turn: OwnTurn
  house: Partition
  account: Partition
  progress: { held: Versioned<CasePackDocument> }
}

const advance = async ({ ports, house, progress }: Work, change: Partial<CasePackDocument>): Promise<void> => {
  const { document, version } = progress.held
  const after = { ...document, ...change, movedAt: ports.now().toISOString() }
  progress.held = await recordsOf(casePackRecord, house).replace(after, version)
}

/** The documents come first, so that the report and the index say in what condition their files are. */
const make = async (work: Work): Promise<void> => {
  const { ports, message, house, progress } = work
  const versions = await packedVersions(house, message.caseId, 'all')
  await advance(work, { total: versions.length })
  const sizes = { pdf: 0, zip: 0 }
  const conditions = new Map<string, Condition>()
  const evidence = await readEvidence({ ...work, ...message })
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield* documentEntries({ files: ports.documents, checksum: ports.checksum, ...message }, versions, beating(work, conditions))
    const report = streamOf(await reportOf(work, versions, conditions, evidence))
    sizes.pdf = await ports.packs.write(packPath(message, 'pdf'), report, 'application/pdf')
    const written = partsOf(await ports.packs.read(packPath(message, 'pdf')))
    yield { name: `${evidence.legalCase.caseNumber}.pdf`, content: written, stored: true }
    yield { name: 'index.csv', content: [indexLines(versions, conditions)] }
  }
  const archive = streamOf(zipped(entries(), needsLargeForm(versions)))
  sizes.zip = await ports.packs.write(packPath(message, 'zip'), archive, 'application/zip')
  const at = ports.now()
  const damaged = [...conditions.values()].filter((one) => one !== 'whole').length
  const expiresAt = new Date(at.getTime() + casePackDays * day).toISOString()
  await advance(work, { state: 'done', done: versions.length, damaged, sizes, finishedAt: at.toISOString(), expiresAt })
  ports.log.info('evidence pack made', { caseId: message.caseId, documents: versions.length, run: progress.held.document.run })
}

const beating = (work: Work, conditions: Map<string, Condition>) => async (version: PackedVersion, condition: Condition) => {
  conditions.set(version.path, condition)
  await beat(work, { done: conditions.size })
}

const beat = async (work: Work, change: Partial<CasePackDocument>): Promise<void> => {
  const { ports, turn, progress } = work
  if (ports.now().getTime() - Date.parse(progress.held.document.movedAt) < beatMs) return
  await turn.renew()
  await advance(work, change)
}

const reportOf = async (
  work: Work,
  versions: readonly PackedVersion[],
  conditions: ReadonlyMap<string, Condition>,
  evidence: Awaited<ReturnType<typeof readEvidence>>,
): Promise<AsyncGenerator<Uint8Array>> => {
  const { ports, house, progress, message } = work
  const { caseId } = message
  const { language } = progress.held.document
  const { name, settings } = evidence.house
  const spoken = await packLanguage(language, settings.timezone)
  const { words, fill, number, time } = spoken
  const madeAt = ports.now()
  async function* moving<T>(lines: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T> {
    for await (const line of lines) {
      await beat(work, {})
      yield line
    }
  }
  return writePdf(await ports.pdf(), {
    title: fill(words.title, { number: evidence.legalCase.caseNumber }),
    about: fill(words.about, { house: name, at: time(madeAt.toISOString()), zone: settings.timezone }),
    language,
    madeAt,
    pageOf: (page, count) => fill(words.pageOf, { page: number(page), count: number(count) }),
    sections: [
      ...evidenceSections(evidence, spoken),
      { heading: words.sections.mails, lines: () => moving(mailLines(house, caseId, evidence, spoken)) },
      { heading: words.sections.timeline, lines: () => moving(timelineLines(house, caseId, spoken)) },
      { heading: words.sections.documents, lines: () => moving(documentLines(versions, conditions, spoken)) },
    ],
  })
}
