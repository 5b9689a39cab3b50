import { Failure } from '../errors/failure.ts'
import type { Logger } from '../logging/logger.ts'
import { busyFor } from '../store/busy-for.ts'
import { type ContainerName, placed } from '../store/containers.ts'
import { type DocumentStore, isStoreError, type StoredDocument } from '../store/store.ts'
import type { FindStored, FoundDocument, StoredQuery } from './find-stored.ts'
import type { RecordType } from './record.ts'

interface UpgradePorts {
  store: DocumentStore
  find: FindStored
  records: readonly Pick<RecordType, 'definition' | 'version' | 'parse' | 'stored'>[]
  log: Logger
  now(): Date
  /** Milliseconds after which the rest is left to the next run. */
  limitMs: number
  /** Called while documents of a type are upgraded, with how many were. */
  onUpgraded?(type: string, count: number): void
}

/** Documents written at the same time. */
const atOnce = 10

type Outcome = 'upgraded' | 'changed' | 'damaged'

/**
 * Rewrites documents of older versions of the product in their present form, each under the version it was read with. Idempotent: what is done is not
 * found again, so a run that is killed or out of time is continued by the next. A damaged document is logged by its id and left as it is.
 * @returns how many documents were rewritten, and whether some are left
 */
export const upgradeStored = (ports: UpgradePorts) => async (): Promise<{ upgraded: number; left: boolean }> => {
  const ends = ports.now().getTime() + ports.limitMs
  const isOver = (): boolean => ports.now().getTime() >= ends
  let upgraded = 0
  try {
    for (const record of ports.records)
      for (const query of outdatedQueries(record)) {
        const done = await upgradeAll(ports, record, query, isOver)
        upgraded += done
        if (done > 0)
          ports.log.info('stored records were upgraded', { type: record.definition.type, container: query.container, count: done })
        if (isOver()) return { upgraded, left: true }
      }
    return { upgraded, left: false }
  } catch (error) {
    if (busyFor(error) === undefined) throw error
    ports.log.warn('the upgrade of stored records waits for a busy service', { problem: (error as Error).message })
    return { upgraded, left: true }
  }
}

/** What is outdated of a noun, by container; nothing of one whose fields never changed. */
export const outdatedQueries = ({ definition, version }: Pick<RecordType, 'definition' | 'version'>): StoredQuery[] => {
  const { type, formerTypes = [], container, alsoIn = [] } = definition
  if (version === 1 && formerTypes.length === 0) return []
  return [container, ...alsoIn].map((name) => ({
    container: name,
    types: formerTypes,
    ...(version > 1 && { older: { type, version } }),
  }))
}

/** Looks again as long as something was rewritten: pages may miss documents while earlier ones disappear from the result. */
const upgradeAll = async (
  ports: UpgradePorts,
  record: UpgradePorts['records'][number],
  query: StoredQuery,
  isOver: () => boolean,
): Promise<number> => {
  let total = 0
  for (let found = true; found && !isOver(); ) {
    found = false
    for await (const page of ports.find(query)) {
      for (let start = 0; start < page.length; start += atOnce) {
        const outcomes = await Promise.all(page.slice(start, start + atOnce).map((one) => upgradeOne(ports, record, query.container, one)))
        const upgraded = outcomes.filter((outcome) => outcome === 'upgraded').length
        total += upgraded
        if (upgraded > 0) ports.onUpgraded?.(record.definition.type, upgraded)
        found ||= outcomes.some((outcome) => outcome !== 'damaged')
      }
      if (isOver()) break
    }
  }
  return total
}

const upgradeOne = async (
  { store, log, now }: UpgradePorts,
  record: UpgradePorts['records'][number],
  container: ContainerName,
  { document, version, partition, writtenAt }: FoundDocument,
): Promise<Outcome> => {
  try {
    const current = record.stored(withLifetimeLeft(record.parse(document), writtenAt, now()))
    await store.write(container, partition, [{ kind: 'replace', document: placed(container, partition, current), version }])
    return 'upgraded'
  } catch (error) {
    if (isStoreError(error, 'stale', 'missing')) return 'changed'
    if (!(error instanceof Failure) || error.code !== 'record_damaged') throw error
    log.error('a stored record cannot be upgraded', error, { type: record.definition.type, id: document.id })
    return 'damaged'
  }
}

/** A time to live counts from the last write, so that a rewrite would prolong it. */
export const withLifetimeLeft = <D extends StoredDocument>(document: D, writtenAt: Date, now: Date): D => {
  if (document.ttl === undefined || document.ttl < 0) return document
  const age = Math.max(0, Math.floor((now.getTime() - writtenAt.getTime()) / 1000))
  return { ...document, ttl: Math.max(1, document.ttl - age) }
}
