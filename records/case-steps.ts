import { uploadCase } from '@auctionwiz/contracts/uploads'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'
import { aboutSteps, stepRows, stepsKept } from './import-steps.ts'

export const caseStepRecord = record({
  type: 'case-step',
  container: 'cases',
  names: ['step of an import of legal cases', 'steps of imports of legal cases'],
  about: aboutSteps('the cases'),
  fields: () => ({
    rows: stepRows(),
    /** Those that it filed. */
    cases: z.array(uploadCase),
  }),
  ttl: stepsKept,
  personalData: 'none',
})

export type CaseStep = DocumentOf<typeof caseStepRecord>
