import { type MatchModel, modelVersion } from '@auctionwiz/domain/duplicates/model/match-model'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

/** A pair that a search found, before it is stored for people to look at. */
const foundPair = z.object({
  bidderIds: z.tuple([z.string(), z.string()]),
  /** Percent. */
  confidence: z.number(),
  print: z.number(),
  /** What supports and contradicts it, as `evidences` lists it; in bits. */
  weights: z.array(z.number()),
  levels: z.array(z.number()),
})
export type FoundPair = z.output<typeof foundPair>

const twoDays = 172_800

export const foundPairsRecord = record({
  type: 'duplicate-found',
  container: 'bidders',
  names: ['part of a search result', 'parts of search results'],
  about: 'Some pairs that a search for duplicates found. A later delivery of the job stores them without another search.',
  fields: () => ({ pairs: z.array(foundPair) }),
  ttl: twoDays,
  personalData: {
    of: 'customer',
    exported: false,
    erasure: { kept: 'It holds ids and numbers alone. The store removes it after two days.' },
  },
})

export const foundPairsId = (run: string, index: number): string => `found:${run}:${index}`

const numbers = z.array(z.number())
const currentModel = z.object({
  version: z.literal(modelVersion),
  records: z.number(),
  prior: z.number(),
  moved: z.number(),
  household: z.object({ prior: z.number(), shares: numbers }),
  agreement: numbers,
  chance: numbers,
  implied: numbers,
  columns: z.array(
    z.object({
      scale: z.object({ records: z.number(), discount: z.number(), cut: z.number() }),
      values: z.array(z.tuple([z.string(), z.number()])),
    }),
  ),
} satisfies Record<keyof MatchModel, unknown>)
/** Of another version of the product: nobody uses it. */
const otherModel = z.looseObject({ version: z.int().check(z.refine((version) => version !== modelVersion)) })

export const duplicateModelRecord = record({
  type: 'duplicate-model',
  container: 'bidders',
  names: ['model of duplicates', 'models of duplicates'],
  about: 'What the last search learned of the frequency of values. The check of a single bidder uses it.',
  fields: () => ({
    model: z.union([currentModel, otherModel]),
  }),
  personalData: 'none',
})

type StoredModel = DocumentOf<typeof duplicateModelRecord>['model']

export const isCurrentModel = (model: StoredModel): model is z.output<typeof currentModel> => model.version === modelVersion

export const duplicateModelId = 'duplicates:model'

export const duplicateSettingsRecord = record({
  type: 'duplicate-settings',
  container: 'bidders',
  names: ['setting of duplicates', 'settings of duplicates'],
  about: 'The probability from which the house merges duplicates, and whether it merges them without review.',
  fields: () => ({ threshold: z.number(), automatic: z.boolean() }),
  personalData: 'none',
})

export type DuplicateSettingsDocument = DocumentOf<typeof duplicateSettingsRecord>

export const duplicateSettingsId = 'settings:duplicates'
