import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import type { readImportUndo } from '@auctionwiz/contracts/import-undo'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { paymentChangeRecord } from '@auctionwiz/records/payment-changes'
import { namedPayments } from './named-payments.ts'
import { planPayments } from './plan-payments.ts'
import { stepsFrom } from './undo-payments-work.ts'

/** Steps of an import that one page looks at: some three hundred payments. */
const stepsPerPage = 24

/** What the undo of an import of payments would do, in the order of its steps. */
export const previewPayments = async (
  house: PartitionReader,
  uploadId: string,
  page: string | undefined,
): Promise<AnswerOf<typeof readImportUndo>> => {
  const from = Number(page ?? 0)
  if (!Number.isSafeInteger(from) || from < 0)
    throw new Failure('invalid_request', { fields: { page: 'Use nextPage from the previous page.' } })
  const { items, next } = await readerOf(paymentChangeRecord, house).page(stepsFrom(uploadId, from), { limit: stepsPerPage })
  const plans = await Promise.all(items.map(({ document }) => planPayments(house, uploadId, document)))
  const debts = plans.flatMap((plan) => plan.debts)
  const last = items.at(-1)
  return {
    ...{ removed: 0, restored: 0, kept: [] },
    payments: {
      paymentsRemoved: debts.reduce((sum, { removed }) => sum + removed.length, 0),
      paymentsRestored: debts.reduce((sum, { restored }) => sum + restored.length, 0),
      kept: await namedPayments(
        house,
        plans.flatMap(({ kept }) => kept),
      ),
    },
    ...(next !== undefined && last && { nextPage: String(last.document.place + 1) }),
  }
}
