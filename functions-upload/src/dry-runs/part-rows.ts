import { bidderConflictFields } from '@auctionwiz/contracts/conflicts'
import { rowOutcomes } from '@auctionwiz/contracts/dry-runs'
import { fileFields } from '@auctionwiz/domain/imports/file-fields'
import { ifFound } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { type DryRunDocument, dryRunPath } from '@auctionwiz/records/dry-runs'
import * as z from 'zod/mini'

/** A row as a part of a dry run has it; without the data of a person, so that no erasure has to look for it there. */
const partRow = z.object({
  row: z.int(),
  line: z.int(),
  outcome: z.enum(rowOutcomes),
  before: z.exactOptional(z.enum(rowOutcomes)),
  changed: z.array(z.enum([...bidderConflictFields, ...fileFields])),
  notes: z.array(z.enum(['merged-bidder', 'status-kept'])),
  problems: z.array(z.object({ field: z.string(), problem: z.string() })),
})
export type PartRow = z.output<typeof partRow>

/** The rows of one part; undefined when it is not there any more. */
export const readPart = async (
  files: FileStore,
  run: Pick<DryRunDocument, 'folder' | 'number'>,
  part: number,
): Promise<PartRow[] | undefined> => {
  const body = await ifFound(files.read(dryRunPath(run, part)))
  return body && z.array(partRow).parse(JSON.parse(await new Response(body).text()))
}
