import type { replayInvitation as endpoint } from '@auctionwiz/contracts/bidder-invitations'
import { replay } from '@auctionwiz/domain/invitations/decide-invitation'
import { defaultRules } from '@auctionwiz/domain/scores/rules'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { readInvitation } from '@auctionwiz/records/bidder-invitations'
import { scoringVersionId, scoringVersionRecord } from '@auctionwiz/records/scoring-settings'

export const replayInvitation: UseCase<typeof endpoint> = async ({ params }, { house }) => {
  const { decision } = (await readInvitation(house, params.id)).document
  // Chosen by hand without asking the rules: there is nothing to decide again.
  if (!decision) return { same: true, reasons: [] }
  return replay(decision, await rulesOf(house, decision.rules))
}

const rulesOf = async (house: PartitionReader, number: number) => {
  if (number === 0) return { ...defaultRules, number }
  const version = await readerOf(scoringVersionRecord, house).find(scoringVersionId(number))
  if (!version) throw notFound('Version of the rules')
  return version.document
}
