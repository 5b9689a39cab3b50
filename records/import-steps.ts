import { rowOutcomes } from '@auctionwiz/contracts/dry-runs'
import { fileFields } from '@auctionwiz/domain/imports/file-fields'
import * as z from 'zod/mini'

/** Seconds for which the files of an import are kept, so that it can go on after an interruption. */
export const stepsKept = 30 * 86_400

/** What a step of an import did with its rows. */
export const stepRows = () =>
  z.array(
    z.object({
      row: z.int(),
      outcome: z.enum(rowOutcomes),
      changed: z.array(z.enum(fileFields)),
      problems: z.array(z.object({ field: z.string(), problem: z.string() })),
    }),
  )

/** @param written what the step writes, such as "the cases" */
export const aboutSteps = (written: string): string =>
  `What a step of the import of a file did with its rows, written in the batch of ${written}: a worker that finds it skips the step. It holds no data of a person.`

/** The rows of a file are always cut into the same steps, so the first row names a step. */
export const stepId = (uploadId: string, file: number, row: number): string => `step:${uploadId}:${file}:${row}`
