import { Failure } from '@auctionwiz/platform/core/errors/failure'

/** Fails with `invalid_request` where the high estimate is below the low one. */
export const requireEstimates = ({
  estimateLow,
  estimateHigh,
}: {
  estimateLow?: number | undefined
  estimateHigh?: number | undefined
}) => {
  if (estimateLow !== undefined && estimateHigh !== undefined && estimateHigh < estimateLow)
    throw new Failure('invalid_request', { fields: { estimateHigh: 'The high estimate must be at least the low one.' } })
}
