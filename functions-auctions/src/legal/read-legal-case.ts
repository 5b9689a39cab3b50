import type { readLegalCase as endpoint } from '@auctionwiz/contracts/legal-cases'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { legalCaseOf, legalCaseRecord } from '@auctionwiz/records/legal-cases'

export const readLegalCase: UseCase<typeof endpoint> = async ({ params }, { house }) =>
  legalCaseOf(await readerOf(legalCaseRecord, house).read(params.id))
