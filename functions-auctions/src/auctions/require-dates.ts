import { Failure } from '@auctionwiz/platform/core/errors/failure'

/** Fails with `invalid_request` where the end is not after the start, or is over. */
export const requireDates = ({ startDate, endDate }: { startDate: string; endDate: string }, now: Date): void => {
  if (Date.parse(endDate) <= Date.parse(startDate)) throw wrong('endDate', 'The end must be after the start.')
  if (Date.parse(endDate) <= now.getTime()) throw wrong('endDate', 'The end must be in the future.')
}

/** Once bidding is open, only the end moves. */
export const requireSameStart = (before: string, after: string): void => {
  if (before !== after) throw wrong('startDate', 'Bidding is open: only the end can be moved.')
}

const wrong = (field: string, text: string): Failure => new Failure('invalid_request', { fields: { [field]: text } })
