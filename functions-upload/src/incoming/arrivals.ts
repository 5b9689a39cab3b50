import { type ErrorCode, errorTable, errorText } from '@auctionwiz/contracts/errors'
import type { Language } from '@auctionwiz/contracts/identity'
import type { Arrival, listArrivals as endpoint } from '@auctionwiz/contracts/incoming'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type ArrivalDocument, arrivalRecord } from '@auctionwiz/records/incoming-folders'

const listed = 20

export const listArrivals: UseCase<typeof endpoint> = async (_input, { house, language }) => {
  const { items } = await readerOf(arrivalRecord, house).page(
    {
      orderBy: [
        { field: 'type', descending: true },
        { field: 'arrivedAt', descending: true },
      ],
    },
    { limit: listed },
  )
  return { arrivals: items.map(({ document }) => arrivalOf(document, language)) }
}

const arrivalOf = ({ id, name, size, arrivedAt, state, uploadId, problem }: ArrivalDocument, language: Language): Arrival => ({
  ...{ id, name, size, arrivedAt, state },
  ...(uploadId && { uploadId }),
  ...(problem && { problem: errorText(isKnown(problem.code) ? problem.code : 'internal', problem.details, language) }),
})

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(errorTable, code)
