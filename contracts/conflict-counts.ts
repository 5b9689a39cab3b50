import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The number of conflicts beside their tab, apart from the contract of the conflicts, which screens load later. */

export const countConflicts = endpoint({
  app: 'upload',
  name: 'countConflicts',
  summary: 'Count the conflicts that the caller may see, by status',
  method: 'GET',
  path: 'data-upload/conflict-counts',
  access: { kind: 'access', scope: 'house', permission: 'data:import' },
  answer: z.object({
    pending: z.int(),
    resolved: z.int(),
    skipped: z.int(),
    /** Of the resolved ones those that the rules of the house settled. */
    byRules: z.int(),
  }),
  errors: ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'],
})
