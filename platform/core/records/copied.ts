import { auditType } from '../store/append-only.ts'
import type { StoredDocument, Write } from '../store/store.ts'
import type { AnyRecord } from './record.ts'

/** The write of a whole document that comes from elsewhere, such as an archive. Written again it changes nothing; an event of the audit log is only ever added. */
export const copied = (record: AnyRecord, document: StoredDocument): Write => ({
  kind: document.type === auditType ? 'create' : 'put',
  document: record.stored(document),
})

/** A record whose documents are read as they are, each to be parsed by itself: one that is damaged doesn't keep the others from being read. */
export const unparsed = <D, P>(
  listed: { parse(stored: StoredDocument): P } & D,
): Omit<D, 'parse'> & { parse(stored: StoredDocument): StoredDocument } => ({
  ...listed,
  parse: (stored) => stored,
})
