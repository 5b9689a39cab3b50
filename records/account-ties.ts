import { auditRecord, erasedEvent } from '@auctionwiz/platform/core/records/audit'
import type { FoundDocument } from '@auctionwiz/platform/core/records/find-stored'
import type { RecordType } from '@auctionwiz/platform/core/records/record'
import { withLifetimeLeft } from '@auctionwiz/platform/core/records/upgrade-stored'
import type { StoredDocument, Write } from '@auctionwiz/platform/core/store/store'
import { emailDomainRecord } from './email-domains.ts'
import { lookupRecord } from './lookups.ts'
import { membershipRecord } from './memberships.ts'
import { notificationCountsRecord } from './notification-counts.ts'
import { notificationRecord } from './notifications.ts'
import { sessionRecord } from './sessions.ts'

/** How documents outside the partitions of an account name it. They are cut from it when the account is deleted. */
export interface AccountTie {
  /** Of the noun. */
  readonly type: string
  /** The fields by which those that name an account are found, also where no member leads to them. */
  readonly fields: readonly string[]
  /** The write after which a document no longer names the account; undefined where it does not name it. */
  cut(found: FoundDocument, accountId: string, now: Date): Write | undefined
}

/** @param without the document without the account, the same one where it does not name it, or undefined where it goes with the account */
const tie = <D extends StoredDocument>(
  record: RecordType<D>,
  fields: readonly string[],
  without: (document: D, accountId: string) => D | undefined,
): AccountTie => ({
  type: record.definition.type,
  fields,
  cut: ({ document, version, writtenAt }, accountId, now) => {
    const before = record.parse(document)
    const after = without(before, accountId)
    if (after === before) return undefined
    if (after === undefined) return { kind: 'remove', id: document.id, version }
    return record.replacement(withLifetimeLeft(after, writtenAt, now), version)
  },
})

export const accountTies: readonly AccountTie[] = [
  tie(membershipRecord, ['accountId'], (document, id) => (document.accountId === id ? undefined : document)),
  tie(notificationRecord, ['accountId'], (document, id) => (document.accountId === id ? undefined : document)),
  tie(sessionRecord, ['accountId', 'previous.accountId'], (document, id) => {
    if (document.accountId === id) return undefined
    if (document.previous?.accountId !== id) return document
    const { previous: _previous, ...rest } = document
    return rest
  }),
  tie(lookupRecord, ['target', 'viaAccount'], (document, id) =>
    document.target === id || document.viaAccount === id ? undefined : document,
  ),
  tie(emailDomainRecord, ['accountIds[]'], (document, id) =>
    document.accountIds.includes(id) ? { ...document, accountIds: document.accountIds.filter((other) => other !== id) } : document,
  ),
  tie(notificationCountsRecord, [], (document, id) => {
    const scopes = Object.entries(document.scopes)
    const others = scopes.filter(([scope]) => !scope.startsWith(`${id}/`))
    return others.length === scopes.length ? document : { ...document, scopes: Object.fromEntries(others) }
  }),
  // The person's own log keeps what the person did and when.
  tie(auditRecord, ['subjectId'], (event, id) => {
    if (!JSON.stringify(event).includes(id)) return event
    return erasedEvent(event.subjectId === id ? { ...event, subjectId: deletedAccount } : event)
  }),
]

/** What an event is about, where that account was deleted. */
const deletedAccount = 'deleted'

const ofPerson = 'It belongs to a person, and goes with one who has no other account.'
const passing = 'It names accounts and people by hashes or ids at most, and ends by its time to live.'

/** Why other nouns outside the partitions of accounts need no tie. */
export const withoutAccounts: Readonly<Record<string, string>> = {
  attempts: passing,
  'backup-codes': ofPerson,
  ceremony: passing,
  challenge: passing,
  contribution: 'It is withdrawn from the network of scores by the shares of the house, before these go.',
  mail: passing,
  'mail-pace': passing,
  'mail-pool': passing,
  'mail-to': passing,
  'mails-to': passing,
  'mfa-method': ofPerson,
  nonce: passing,
  'notification-settings': ofPerson,
  'open-work': 'Entries whose messages name the account are removed from the list of open work.',
  password: ofPerson,
  pending: 'It goes with the address of a person who has no other account.',
  proof: ofPerson,
  revocation: 'It names the account for twenty minutes, so that no token opens what is left.',
  'revocation-head': passing,
  'text-stop': 'It keeps all houses from writing to a phone number, and names it by a hash.',
  ticket: passing,
  turns: 'It is in the partition of the account.',
  user: ofPerson,
}
