import type { Logger } from '../logging/logger.ts'
import { busyFor } from '../store/busy-for.ts'
import { placed } from '../store/containers.ts'
import { type DocumentStore, isStoreError, type PartitionKey, type StoredDocument } from '../store/store.ts'
import type { FindStored, FoundDocument, StoredQuery } from './find-stored.ts'
import type { RecordType } from './record.ts'
import { withLifetimeLeft } from './upgrade-stored.ts'

export interface ReencryptParts {
  store: DocumentStore
  find: FindStored
  log: Logger
  now(): Date
}

interface ReencryptPorts<D extends StoredDocument> extends ReencryptParts {
  record: Pick<RecordType<D>, 'definition' | 'parse' | 'stored'>
  /** The document with its secret under the current key; undefined where it has none, or it is under that key already. */
  renewed(document: D, partition: PartitionKey): Promise<D | undefined>
  /** The setting with the former key, which can go once nothing is left. */
  setting: string
}

/** Documents written at the same time. */
const atOnce = 10

type Outcome = 'current' | 'moved' | 'changed' | 'failed'

/**
 * Encrypts all stored secrets of a type under the current key, each document under the version it was read with. Idempotent: a run that ends early is
 * continued by the next. A secret that neither key opens is logged by the document's id and left as it is.
 * @returns how many documents were written, and how many are left under another key; undefined where a busy service ended the run
 */
export const reencryptStored =
  <D extends StoredDocument>(ports: ReencryptPorts<D>) =>
  async (): Promise<{ moved: number; left: number | undefined }> => {
    const { setting, log } = ports
    const counts: Record<Outcome, number> = { current: 0, moved: 0, changed: 0, failed: 0 }
    try {
      for await (const page of ports.find(everyDocument(ports)))
        for (let start = 0; start < page.length; start += atOnce)
          for (const outcome of await Promise.all(page.slice(start, start + atOnce).map((one) => reencryptOne(ports, one))))
            counts[outcome] += 1
    } catch (error) {
      if (busyFor(error) === undefined) throw error
      log.warn('the replacement of a key waits for a busy service', { setting, problem: (error as Error).message })
      return { moved: counts.moved, left: undefined }
    }
    const left = counts.changed + counts.failed
    // A document can be missing from pages that are read while others are written, so only a run that writes nothing proves the end.
    if (counts.moved === 0 && left === 0) log.info('no stored secret needs the former key', { setting, checked: counts.current })
    else log.info('stored secrets were encrypted under the current key', { setting, moved: counts.moved, left })
    return { moved: counts.moved, left }
  }

const everyDocument = <D extends StoredDocument>({ record: { definition } }: ReencryptPorts<D>): StoredQuery => {
  const { container, type, formerTypes = [] } = definition
  return { container, types: [type, ...formerTypes] }
}

const reencryptOne = async <D extends StoredDocument>(
  { store, record, renewed, log, now, setting }: ReencryptPorts<D>,
  { document, version, partition, writtenAt }: FoundDocument,
): Promise<Outcome> => {
  const { container, type } = record.definition
  let opened: D | undefined
  try {
    opened = await renewed(record.parse(document), partition)
  } catch (error) {
    log.error('a stored secret cannot be opened', error, { setting, type, id: document.id })
    return 'failed'
  }
  if (opened === undefined) return 'current'
  try {
    const current = placed(container, partition, record.stored(withLifetimeLeft(opened, writtenAt, now())))
    await store.write(container, partition, [{ kind: 'replace', document: current, version }])
    return 'moved'
  } catch (error) {
    if (isStoreError(error, 'stale', 'missing')) return 'changed'
    throw error
  }
}
