import { type ScoringSettings, scoringRules, scoringVersion } from '@auctionwiz/contracts/scoring'
import { defaultRules } from '@auctionwiz/domain/scores/rules'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import * as z from 'zod/mini'

const { savedAt: _at, savedBy: _by, ...rules } = scoringVersion.shape
const fields = { ...rules, savedAt: z.string(), savedBy: z.string() }
const staff = { of: 'staff', exported: false, erasure: { kept: 'It says who set the rules by which bidders were scored.' } } as const

export const scoringSettingsRecord = record({
  type: 'scoring-settings',
  formerTypes: ['scoringSettings'],
  container: 'bidders',
  names: ['scoring rules', 'scoring rules'],
  about: 'The rules in force by which the house scores bidders and decides on invitations.',
  fields: () => fields,
  personalData: staff,
})

export const scoringVersionRecord = record({
  type: 'scoring-version',
  formerTypes: ['scoringVersion'],
  container: 'bidders',
  names: ['version of the scoring rules', 'versions of the scoring rules'],
  about: 'One of the versions of the scoring rules saved so far; they never change.',
  fields: () => ({ ...fields, at: z.string() }),
  indexes: { composite: [['at']] },
  personalData: staff,
})

export type ScoringDocument = DocumentOf<typeof scoringSettingsRecord>

export const scoringSettingsId = 'scoring-settings'
export const scoringVersionId = (number: number): string => `${scoringSettingsId}:${number}`

/** The rules of the house: what it saved last, or the defaults as number 0 with an empty version. */
export async function readScoringRules(house: PartitionReader): Promise<ScoringSettings> {
  const stored = await readerOf(scoringSettingsRecord, house).find(scoringSettingsId)
  if (!stored) return { ...defaultRules, number: 0, version: '' }
  const { weights, thresholds, autoInvite, autoDeny, number, savedAt, savedBy } = stored.document
  return { ...scoringRules.parse({ weights, thresholds, autoInvite, autoDeny }), number, savedAt, savedBy, version: stored.version }
}
