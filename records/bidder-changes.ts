import { bidderStatuses } from '@auctionwiz/contracts/bidders'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

const action = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), status: z.enum(bidderStatuses) }),
  z.object({ kind: z.literal('tags'), add: z.array(z.string()), remove: z.array(z.string()) }),
  z.object({ kind: z.literal('delete') }),
])

export const bidderChangeRecord = record({
  type: 'bidder-change',
  container: 'bidders',
  names: ['change of bidders', 'changes of bidders'],
  about: 'A change of bidders that can be undone. It names no bidder: the undo documents do.',
  fields: () => ({
    /** Names the change. */
    run: z.string(),
    action,
    by: z.string(),
    byName: z.string(),
    at: z.string(),
    until: z.string(),
    /** The number of bidders that it changed. */
    changed: z.int(),
    /** The number of these that are not undone yet. */
    left: z.int(),
  }),
  indexes: { composite: [['at']] },
  personalData: {
    of: 'staff',
    field: 'by',
    exported: false,
    erasure: { kept: 'The store removes it when the time to undo is over.' },
  },
})

export type ChangeDocument = DocumentOf<typeof bidderChangeRecord>

export const bidderChangeId = (run: string): string => `change:${run}`

export const restoredBiddersRecord = record({
  type: 'bidders-brought-back',
  container: 'bidders',
  names: ['list of restored bidders', 'lists of restored bidders'],
  about: 'Some of the bidders that an undo restored. The list of changes reads their names from the bidders.',
  fields: () => ({ bidderIds: z.array(z.string()) }),
  personalData: {
    of: 'customer',
    field: 'bidderIds',
    exported: false,
    erasure: { kept: 'It holds ids alone. The store removes it when the time to undo is over.' },
  },
})

export const restoredBiddersId = (run: string): string => `back:${run}`
