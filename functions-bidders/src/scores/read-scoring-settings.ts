import type { readScoringSettings as endpoint } from '@auctionwiz/contracts/scoring'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'

export const readScoringSettings: UseCase<typeof endpoint> = (_input, { house }) => readScoringRules(house)
