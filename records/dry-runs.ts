import { type DryRun, dryRunStates, rowOutcomes } from '@auctionwiz/contracts/dry-runs'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

const totals = z.record(z.enum(rowOutcomes), z.int())

/** As long as an upload under review is kept, and a day. */
const kept = 8 * 86_400

export const dryRunRecord = record({
  type: 'dry-run',
  container: 'bidders',
  names: ['dry run', 'dry runs'],
  about:
    'What the import of an upload would do: rows by outcome. Files beside its error file hold line, outcome and reason of each row, without their values.',
  fields: () => ({
    uploadId: z.string(),
    number: z.int(),
    state: z.enum(dryRunStates),
    progress: z.int(),
    /** ISO 8601. */
    startedAt: z.string(),
    movedAt: z.string(),
    /** Where its parts are kept. */
    folder: z.string(),
    /** The parts of its rows in their order: the index of their file, and their rows by outcome. */
    parts: z.array(z.object({ file: z.int(), totals })),
    imports: z.boolean(),
    changed: z.exactOptional(z.int()),
    problem: z.exactOptional(z.string()),
    correlationId: z.string(),
  }),
  ttl: kept,
  personalData: 'none',
})

export type DryRunDocument = DocumentOf<typeof dryRunRecord>

export const dryRunId = (uploadId: string): string => `dry_${uploadId.slice(4)}`

/** Where a part of the rows of a dry run is kept. */
export const dryRunPath = ({ folder, number }: Pick<DryRunDocument, 'folder' | 'number'>, part: number): string =>
  `${folder}/dry-run/${number}/${String(part).padStart(6, '0')}.json`

export const noTotals = { error: 0, conflict: 0, update: 0, create: 0, unchanged: 0 }

/** As callers see it. */
export const dryRunOf = ({
  uploadId,
  number,
  state,
  progress,
  startedAt,
  movedAt,
  parts,
  imports,
  changed,
  problem,
}: DryRunDocument): DryRun => {
  const sums = { ...noTotals }
  for (const part of parts) for (const outcome of rowOutcomes) sums[outcome] += part.totals[outcome]
  const rows = rowOutcomes.reduce((sum, outcome) => sum + sums[outcome], 0)
  return {
    ...{ uploadId, number, state, progress, startedAt, movedAt, totals: sums, rows, imports },
    ...(changed !== undefined && { changed }),
    ...(problem !== undefined && { problem }),
  }
}
