import type { listScoringVersions as endpoint } from '@auctionwiz/contracts/scoring'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { ScoringVersionDocument } from '@auctionwiz/platform/core/scoring-settings'

const pageSize = 20

export const listScoringVersions: UseCase<typeof endpoint> = async ({ query: { page } }, { house }) => {
  const orderBy = ['type', 'at'].map((field) => ({ field, descending: true }))
  const { items, next } = await house.query<ScoringVersionDocument>({ type: 'scoringVersion', orderBy }, { limit: pageSize, next: page })
  return { versions: items, ...(next && { nextPage: next }) }
}
