import type * as jobsCalls from '@auctionwiz/contracts/jobs'
import type * as calls from '@auctionwiz/contracts/scoring'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { startJobAnew } from '@auctionwiz/platform/core/jobs/start-job'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import {
  readScoringRules,
  type ScoringDocument,
  scoringSettingsId,
  scoringSettingsRecord,
  scoringVersionId,
  scoringVersionRecord,
} from '@auctionwiz/records/scoring-settings'
import { changedSince } from './changed-since.ts'
import type { RescoreInput } from './rescore-house.ts'
import { findPreview } from './scoring-preview.ts'

export const readScoringSettings: UseCase<typeof calls.readScoringSettings> = (_input, { house }) => readScoringRules(house)

const pageSize = 20

export const listScoringVersions: UseCase<typeof calls.listScoringVersions> = async ({ query: { page } }, { house }) => {
  const orderBy = (['type', 'at'] as const).map((field) => ({ field, descending: true }))
  const { items, next } = await readerOf(scoringVersionRecord, house).page({ orderBy }, { limit: pageSize, next: page })
  return { versions: items.map(({ document }) => document), ...(next && { nextPage: next }) }
}

/** The new rules, their version for the record, the start of the rescoring and the audit event are one batch. */
export const saveScoringSettings =
  (queue: JobQueue): UseCase<typeof calls.saveScoringSettings> =>
  async ({ body: { version, preview, ...rules } }, context) => {
    const { number, version: stored, savedAt: _at, savedBy: _by, ...before } = await readScoringRules(context.house)
    if (stored !== version) throw new Failure('stale_version')
    const document = settingsDocument(rules, number + 1, context)
    const { id: _id, type: _type, ...saved } = document
    const kept = scoringVersionRecord.creation({ ...saved, id: scoringVersionId(saved.number), at: saved.savedAt })
    const seen = preview === undefined ? undefined : await previewOf(rules, preview, context.house)
    const cause = `Score settings changed by ${saved.savedBy}`
    const input: RescoreInput = seen ? { cause, asOf: seen.startedAt } : { cause }
    const { write: job } = await startJobAnew(queue, 'rescore', input, context)
    const settings = stored ? scoringSettingsRecord.replacement(document, stored) : scoringSettingsRecord.creation(document)
    const event = context.audit({
      action: 'scoring.save',
      subjectType: 'scoringSettings',
      subjectId: scoringVersionId(saved.number),
      before: { number, ...before },
      after: { number: saved.number, ...rules },
    })
    const [next = ''] = await context.house.write([settings, kept, job, event]).catch((error: unknown) => {
      // Another user saved the first version meanwhile.
      throw isStoreError(error, 'exists') ? new Failure('stale_version') : error
    })
    return { ...saved, version: next, ...(seen && { changedSincePreview: seen.changed }) }
  }

/** The completed preview of just these rules, with how many bidders have changed since. */
const previewOf = async (rules: ScoringRules, run: string, house: PartitionReader) => {
  const found = await findPreview(house, run)
  if (found?.status !== 'completed' || JSON.stringify(found.input) !== JSON.stringify(rules)) return undefined
  return { startedAt: found.startedAt, changed: await changedSince(house, found.startedAt) }
}

const settingsDocument = (rules: ScoringRules, number: number, { now, claims }: HouseContext): ScoringDocument =>
  scoringSettingsRecord.document({ ...rules, id: scoringSettingsId, number, savedAt: now.toISOString(), savedBy: claims.userName })

export const rescoreBidders =
  (queue: JobQueue): UseCase<typeof jobsCalls.rescoreBidders> =>
  async (_input, context) => {
    const { write, job } = await startJobAnew(queue, 'rescore', { cause: 'Scores recalculated' }, context)
    await context.house.write([write, context.audit({ action: 'bidders.rescore', subjectType: 'job', subjectId: job.run })])
    return job
  }
