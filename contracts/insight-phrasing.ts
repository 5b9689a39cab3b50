import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listOf } from './fields.ts'
import { languages } from './identity.ts'

/** The insights into a bidder as one text, written by a language model. */

/** What is to be said, by insight and number; `One` where its count is 1. */
export const insightForms = [
  'category',
  'averageLot',
  'averageLotOne',
  'auctionsSince',
  'auctionsSinceOne',
  'lapsed',
  'neverWon',
  'neverWonOne',
] as const
export type InsightForm = (typeof insightForms)[number]

export const phraseInsights = endpoint({
  app: 'bidders',
  name: 'phraseInsights',
  summary:
    'Phrase insights as one text with a placeholder, such as [amount], for each fact; no text where no language model is configured or its text fails the check. The model gets no data of a bidder',
  method: 'GET',
  path: 'bidders/insights/phrasing',
  access: { kind: 'access', scope: 'house', permission: 'bidders:assessment' },
  query: z.strictObject({
    /** In the order of the text. */
    forms: listOf(z.enum(insightForms)),
    language: z.enum(languages),
  }),
  answer: z.object({ text: z.optional(z.string()) }),
  errors: ['unauthenticated', 'token_expired', 'forbidden', 'busy', 'invalid_request'],
})
