import { type ScoringRules, type ScoringSettings, type ScoringVersion, scoringRules } from '@auctionwiz/contracts/scoring'
import { defaultRules } from '@auctionwiz/domain/scores/rules'
import type { PartitionReader } from './partition.ts'
import type { StoredDocument } from './store.ts'

/** The rules in force in a house. */
export interface ScoringDocument extends StoredDocument, ScoringRules {
  type: 'scoringSettings'
  number: number
  savedAt: string
  savedBy: string
}

/** One of the versions saved so far; they are never changed. */
export interface ScoringVersionDocument extends StoredDocument, ScoringVersion {
  type: 'scoringVersion'
  at: string
}

export const scoringSettingsId = 'scoring-settings'
export const scoringVersionId = (number: number): string => `${scoringSettingsId}:${number}`

/** The rules of the house: what it saved last, or the defaults as number 0 with an empty version. */
export const readScoringRules = async (house: PartitionReader): Promise<ScoringSettings> => {
  const stored = await house.read<ScoringDocument>(scoringSettingsId)
  if (!stored) return { ...defaultRules, number: 0, version: '' }
  const { weights, thresholds, autoInvite, autoDeny, number, savedAt, savedBy } = stored.document
  return { ...scoringRules.parse({ weights, thresholds, autoInvite, autoDeny }), number, savedAt, savedBy, version: stored.version }
}
