import type { listScoringVersions as endpoint } from '@auctionwiz/contracts/scoring'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { scoringVersionRecord } from '@auctionwiz/records/scoring-settings'

const pageSize = 20

export const listScoringVersions: UseCase<typeof endpoint> = async ({ query: { page } }, { house }) => {
  const orderBy = (['type', 'at'] as const).map((field) => ({ field, descending: true }))
  const { items, next } = await readerOf(scoringVersionRecord, house).page({ orderBy }, { limit: pageSize, next: page })
  return { versions: items.map(({ document }) => document), ...(next && { nextPage: next }) }
}
