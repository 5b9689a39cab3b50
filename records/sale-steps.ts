import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import { aboutSteps, stepRows, stepsKept } from './import-steps.ts'

export const saleStepRecord = record({
  type: 'sale-step',
  container: 'auctions',
  ofPart: true,
  names: ['step of an import of auctions', 'steps of imports of auctions'],
  about: aboutSteps('the lots and registrations'),
  fields: () => ({
    rows: stepRows(),
  }),
  ttl: stepsKept,
  personalData: 'none',
})

export type SaleStep = DocumentOf<typeof saleStepRecord>
