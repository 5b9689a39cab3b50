import { instant } from '@auctionwiz/contracts/fields'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

export const auditDueRecord = record({
  type: 'audit-due',
  container: 'accounts',
  names: ['announced audit event', 'announced audit events'],
  about: 'That an event is about to be written in a user’s partition and copied into the account’s audit log. It is removed with the copy.',
  fields: () => ({ userId: z.string(), eventId: z.string(), at: instant }),
  personalData: { of: 'staff', field: 'userId', exported: false, erasure: { kept: 'Reading the audit log removes it.' } },
})

export type AuditDueDocument = DocumentOf<typeof auditDueRecord>

export const auditDueId = (eventId: string): string => `due:${eventId}`
