import { type AuditAction, auditSubjectOf } from '@auctionwiz/contracts/audit-actions'
import { sameContent } from '@auctionwiz/domain/same-content'
import { Failure } from '../errors/failure.ts'
import type { Partition } from '../store/partition.ts'
import { type Manner, retryConflicts } from '../store/retry-conflicts.ts'
import { isStoreError, type StoredDocument, type Versioned, type Write } from '../store/store.ts'
import type { AuditSubject } from './audit.ts'
import { type Reader, readerOf } from './reader.ts'
import type { New, RecordType } from './record.ts'

/** Reads and writes one type of record of one tenant. `beside` are other writes in the same atomic batch. */
export interface Writer<D extends StoredDocument> extends Reader<D> {
  /** @throws StoreError `exists` where the id or a unique value is taken */
  create(document: New<D>, beside?: readonly Write[]): Promise<Versioned<D>>
  /**
   * Creates what a request sends, or finds what the same request created before; see `RecordType.idFor`.
   * @param sent what the request said of the document
   * @throws Failure `idempotency_mismatch` where the request key was used for something else
   */
  createOnce(document: New<D>, sent: (document: D) => unknown, beside?: readonly Write[]): Promise<Versioned<D>>
  /** Creates it or takes the place of what is there. */
  put(document: New<D>, beside?: readonly Write[]): Promise<Versioned<D>>
  /** @throws StoreError `stale` where it has changed since `version` was read */
  replace(document: New<D>, version: string, beside?: readonly Write[]): Promise<Versioned<D>>
  /**
   * Changes the current document and retries conflicts.
   * @param change returns the changed document; undefined for no change
   * @returns the resulting document; undefined if there is none
   */
  change(
    id: string,
    change: (document: D) => New<D> | undefined,
    beside?: (after: D, before: D) => readonly Write[],
  ): Promise<Versioned<D> | undefined>
  /**
   * Changes the current document, or creates it if there is none. Retries conflicts.
   * @param change the document after the change; undefined leaves it as it is
   * @param manner how often it is tried, and what happens in place of a failure with `busy`
   * @returns the document as it is then; undefined where there is none
   */
  upsert(
    id: string,
    change: (document: D | undefined) => New<D> | undefined,
    manner?: Manner<Versioned<D> | undefined>,
  ): Promise<Versioned<D> | undefined>
  remove(id: string, version?: string, beside?: readonly Write[]): Promise<void>
  /** Removes a one-time record. @returns false if another writer changed or removed it since `version` was read */
  removeOnce(id: string, version: string, beside?: readonly Write[]): Promise<boolean>
}

/** The records of one type in a tenant's partition, to be read and written. */
export function recordsOf<D extends StoredDocument>(record: RecordType<D>, tenant: Partition): Writer<D> {
  const reader = readerOf(record, tenant)
  const partition = record.isIn(tenant.container) ? tenant : tenant.in(record.definition.container)
  const written = async (fields: New<D>, write: Write, beside: readonly Write[] = []): Promise<Versioned<D>> => {
    const [version = ''] = await partition.write([write, ...beside])
    return { document: record.document(fields), version }
  }
  const create: Writer<D>['create'] = (fields, beside) => written(fields, record.creation(fields), beside)
  const replace: Writer<D>['replace'] = (fields, version, beside) => written(fields, record.replacement(fields, version), beside)
  const remove: Writer<D>['remove'] = async (id, version, beside = []) => {
    await partition.write([{ kind: 'remove', id, ...(version !== undefined && { version }) }, ...beside])
  }
  return {
    ...reader,
    create,
    replace,
    put: (fields, beside) => written(fields, record.put(fields), beside),
    createOnce: async (document, sent, beside) => {
      try {
        return await create(document, beside)
      } catch (error) {
        const first = isStoreError(error, 'exists') && (await reader.find(document.id))
        if (!first) throw error
        if (!sameContent(sent(first.document), sent(record.document(document)))) throw new Failure('idempotency_mismatch')
        return first
      }
    },
    change: (id, change, beside = () => []) =>
      retryConflicts(async () => {
        const before = await reader.find(id)
        const changed = before && change(before.document)
        if (!changed) return before
        return replace(changed, before.version, beside(record.document(changed), before.document))
      }),
    upsert: (id, change, manner) => {
      const upsertOnce = async () => {
        const before = await reader.find(id)
        const changed = change(before?.document)
        if (!changed) return before
        return before ? replace(changed, before.version) : create(changed)
      }
      return retryConflicts(upsertOnce, ['stale', 'exists', 'missing'], manner)
    },
    remove,
    removeOnce: async (id, version, beside) => {
      try {
        await remove(id, version, beside)
        return true
      } catch (error) {
        if (isStoreError(error, 'stale', 'missing')) return false
        throw error
      }
    },
  }
}

/** What the audit log says of a change; its subject follows from the action and the record. */
export interface AuditedChange {
  action: AuditAction
  before?: unknown
  after?: unknown
}

/** The audit event of a change of one document. */
export function auditOf<D extends StoredDocument>(
  record: RecordType<D>,
  document: D,
  { audit }: { audit(subject: AuditSubject): Write },
  change: AuditedChange,
): Write {
  const subjectName = record.nameOf(document)
  const subject = { subjectType: auditSubjectOf(change.action), subjectId: document.id, ...(subjectName !== undefined && { subjectName }) }
  return audit({ ...change, ...subject })
}
