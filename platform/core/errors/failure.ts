import { type ErrorCode, type ErrorDetails, errorStatus, errorText, isRetryable } from '@auctionwiz/contracts/errors'

/** An expected failure from the one error table. `details` fills the text's places and names fields. */
export class Failure extends Error {
  override name = 'Failure'
  readonly code: ErrorCode
  readonly status: number
  readonly details: ErrorDetails | undefined

  constructor(code: ErrorCode, details?: ErrorDetails) {
    super(errorText(code, details))
    this.code = code
    this.status = errorStatus(code)
    this.details = details
  }

  /** Seconds after which trying again makes sense; becomes Retry-After. There for each failure of `isRetryable`. */
  get retryAfter(): number | undefined {
    const seconds = this.details?.seconds
    if (typeof seconds === 'number') return seconds
    return isRetryable(this.code) ? 1 : undefined
  }
}

export const notFound = (what: string): Failure => new Failure('not_found', { what })

/** What `work` finds; undefined in place of `not_found`, for what may have been removed a moment ago. */
export const ifFound = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'not_found') return undefined
    throw error
  })

/** A refusal for a missing permission. The mount puts the names of those who can grant it in place of their roles; see `withGrantersNamed`. */
export const forbidden = (permission: string, auctionHouseId?: string): Failure =>
  new Failure('forbidden', {
    permission,
    grantedBy: 'The account owner or an administrator of this house',
    ...(auctionHouseId !== undefined && { auctionHouseId }),
  })
