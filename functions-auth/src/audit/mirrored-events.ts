import type { AuditAction } from '@auctionwiz/contracts/audit-actions'
import { type AuditEvent, auditRecord, renamedEvent } from '@auctionwiz/platform/core/records/audit'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { type Partition, partitionOf } from '@auctionwiz/platform/core/store/partition'
import { type DocumentStore, isStoreError, StoreError, type Write } from '@auctionwiz/platform/core/store/store'
import { type AuditDueDocument, auditDueId, auditDueRecord } from '@auctionwiz/records/audit-dues'
import { readMemberships } from '@auctionwiz/records/memberships'
import { sessionRecord } from '@auctionwiz/records/sessions'
import { findUser } from '@auctionwiz/records/users'

/** Events of a person's own partition that the audit logs of their accounts show too: how the person signs in, and sessions that were ended. */
const mirrored: ReadonlySet<string> = new Set<AuditAction>([
  'mfa.add',
  'mfa.backup_code_used',
  'mfa.backup_codes',
  'mfa.change',
  'mfa.refused',
  'mfa.remove',
  'mfa.reset',
  'session.end',
  'session.end_all',
  'session.end_others',
  'session.refresh_reused',
  'user.email_change',
  'user.email_change_asked',
  'user.organization_connect',
  'user.password_change',
  'user.password_reset',
  'user.sign_in_failed',
])

/** How long a change may take between its announcement and its writing, in milliseconds. */
const longestChange = 10 * 60_000

const accountOf = (store: DocumentStore, accountId: string): Partition => partitionOf(store, 'accounts', [accountId])

/** The partition of a person; security events written there come into the audit logs of the accounts that they concern. */
export const mirroringPartition = (store: DocumentStore, userId: string): Partition => {
  const person = partitionOf(store, 'identities', [userId])
  return {
    ...person,
    write: async (writes) => {
      const events = writes.flatMap(mirroredEvents)
      if (events.length === 0) return person.write(writes)
      const places = await Promise.all(
        events.map(async (event) => ({ event, accounts: (await concerned(person, event, writes)).map((id) => accountOf(store, id)) })),
      )
      const each = <T>(work: (account: Partition, event: AuditEvent) => Promise<T>) =>
        Promise.all(places.flatMap(({ event, accounts }) => accounts.map((account) => work(account, event))))

      // Announced before the change and withdrawn with the copy, so a crash in between loses no event: reading the log settles what is left.
      await each((account, { id, at }) => recordsOf(auditDueRecord, account).put({ id: auditDueId(id), userId, eventId: id, at }))
      const versions = await person.write(writes).catch(async (error: unknown) => {
        if (isRefused(error)) await each(withdraw)
        throw error
      })
      const user = await findUser(person)
      // The change is made. What cannot be copied now stays announced.
      await each((account, event) => copy(account, named(event, userId, user?.document.name)).catch(ignoreStoreFailure))
      return versions
    },
  }
}

/** Copies events that were announced and not copied, as after a crash. Called before an account's audit log is read. */
export const settleMirroredEvents = async (store: DocumentStore, accountId: string, now: Date): Promise<void> => {
  const account = partitionOf(store, 'accounts', [accountId])
  for await (const { document } of readerOf(auditDueRecord, account).each()) await settle(store, account, document, now)
}

const settle = async (
  store: DocumentStore,
  account: Partition,
  { id, userId, eventId, at }: AuditDueDocument,
  now: Date,
): Promise<void> => {
  const person = partitionOf(store, 'identities', [userId])
  const [stored, user] = await Promise.all([readerOf(auditRecord, person).find(eventId), findUser(person)])
  if (stored) await copy(account, named(stored.document, userId, user?.document.name))
  else if (now.getTime() - Date.parse(at) > longestChange) await recordsOf(auditDueRecord, account).remove(id).catch(ignoreMissing)
}

const mirroredEvents = (write: Write): AuditEvent[] => {
  if (write.kind !== 'create' || !auditRecord.is(write.document)) return []
  const event = auditRecord.parse(write.document)
  return mirrored.has(event.action) ? [event] : []
}

/** What happens to a session concerns the account that it is in; everything else all accounts of the person. */
const concerned = async (person: Partition, { subjectType, subjectId }: AuditEvent, writes: readonly Write[]): Promise<string[]> => {
  const [changed] = writes.flatMap((write) => ('document' in write && write.document.id === subjectId ? [write.document] : []))
  if (subjectType === 'session' && changed) return [sessionRecord.parse(changed).accountId]
  return (await readMemberships(person)).map(({ accountId }) => accountId)
}

/** The person's own log has no need of their name; that of an account does. */
const named = (event: AuditEvent, userId: string, name: string | undefined): AuditEvent =>
  renamedEvent(event, {
    ...(event.actorId === userId && name !== undefined && { actorName: name }),
    ...(event.subjectId === userId && name !== undefined && { subjectName: name }),
  })

/** Whether the store certainly wrote nothing. A store that was busy may have. */
const isRefused = (error: unknown): boolean => error instanceof StoreError && error.reason !== 'busy'

/** The organization that a person is connected to may be that of another account. */
const withoutTenant = (event: AuditEvent): AuditEvent => {
  if (event.action !== 'user.organization_connect') return event
  const { after: _tenant, ...rest } = event
  return rest
}

/** Another reader may have copied it a moment earlier. */
const copy = async (account: Partition, event: AuditEvent): Promise<void> => {
  const writes: Write[] = [auditRecord.creation(withoutTenant(event)), { kind: 'remove', id: auditDueId(event.id) }]
  await account.write(writes).catch((error: unknown) => {
    if (!isStoreError(error, 'exists') && !isStoreError(error, 'missing')) throw error
  })
}

const withdraw = (account: Partition, { id }: AuditEvent): Promise<unknown> =>
  recordsOf(auditDueRecord, account).remove(auditDueId(id)).catch(ignoreStoreFailure)

const ignoreStoreFailure = (error: unknown): void => {
  if (!(error instanceof StoreError)) throw error
}

const ignoreMissing = (error: unknown): void => {
  if (!isStoreError(error, 'missing')) throw error
}
