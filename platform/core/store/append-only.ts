import type { Write } from './store.ts'

/** The type of audit events; their ids begin with it. */
export const auditType = 'audit'

/** Events are only ever added, or rid of a person's data at their demand: every other write of one is a mistake of the program. */
export const requireAppendOnly = (write: Write): void => {
  const isEvent = 'document' in write ? write.document.type === auditType : write.id.startsWith(`${auditType}_`)
  if (!isEvent || write.kind === 'create' || isErasure(write)) return
  throw new Error(`The audit log takes new events alone, no ${write.kind}`)
}

const isErasure = (write: Write): boolean =>
  write.kind === 'replace' && 'erased' in write.document && !('before' in write.document) && !('after' in write.document)
