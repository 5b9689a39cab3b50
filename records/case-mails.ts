import { caseFacts, caseRules } from '@auctionwiz/contracts/legal-case-parts'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'
import { staffData } from './staff-data.ts'

export const caseMailRecord = record({
  type: 'case-mail',
  container: 'cases',
  names: ['email about a legal case', 'emails about legal cases'],
  about: 'An email that an automation of a legal case sends to someone of the house, until the time when it was sent is forgotten.',
  fields: () => ({
    caseId: z.string(),
    userId: z.string(),
    rule: z.enum(caseRules),
    facts: caseFacts,
    /** `unwanted` where its recipient chose no such mail, or the daily summary; `held` until staff resume the automations of a restored case. */
    state: z.enum(['due', 'sent', 'failed', 'gone', 'unwanted', 'held']),
    failures: z.int(),
    askedAt: z.string(),
  }),
  indexes: { fields: ['caseId', 'state'] },
  ttl: 90 * 86_400,
  personalData: staffData('userId'),
})

export type CaseMailDocument = DocumentOf<typeof caseMailRecord>
