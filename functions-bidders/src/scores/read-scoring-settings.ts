import type * as calls from '@auctionwiz/contracts/scoring'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { readScoringRules, scoringVersionRecord } from '@auctionwiz/records/scoring-settings'

export const readScoringSettings: UseCase<typeof calls.readScoringSettings> = (_input, { house }) => readScoringRules(house)

const pageSize = 20

export const listScoringVersions: UseCase<typeof calls.listScoringVersions> = async ({ query: { page } }, { house }) => {
  const orderBy = (['type', 'at'] as const).map((field) => ({ field, descending: true }))
  const { items, next } = await readerOf(scoringVersionRecord, house).page({ orderBy }, { limit: pageSize, next: page })
  return { versions: items.map(({ document }) => document), ...(next && { nextPage: next }) }
}
