import { Failure } from '@auctionwiz/platform/core/errors/failure'

interface Dates {
  startDate: string
  endDate: string
}

/** Fails with `invalid_request` where the end is not after the start, or is over. */
export const requireDates = ({ startDate, endDate }: Dates, now: Date): void => {
  if (Date.parse(endDate) <= Date.parse(startDate)) throw wrong('endDate', 'The end must be after the start.')
  if (Date.parse(endDate) <= now.getTime()) throw wrong('endDate', 'The end must be in the future.')
}

/** Bidders need notice of new dates. What happens sooner takes the permission to open or to close. */
const noticeMinutes = 5

export const isNear = (instant: string, now: Date): boolean => Date.parse(instant) < now.getTime() + noticeMinutes * 60_000

/** Fails with `invalid_request` where the dates of an existing auction are wrong, or its end changes to one that is too near. */
export const requireNewDates = (before: Dates, after: Dates, now: Date): void => {
  requireDates(after, now)
  if (after.endDate !== before.endDate && isNear(after.endDate, now))
    throw wrong('endDate', 'The end must be at least 5 minutes ahead. To end bidding sooner, close the auction.')
}

/** Once bidding is open, only the end moves. */
export const requireSameStart = (before: string, after: string): void => {
  if (before !== after) throw wrong('startDate', 'Bidding is open: only the end can be moved.')
}

const wrong = (field: string, text: string): Failure => new Failure('invalid_request', { fields: { [field]: text } })
