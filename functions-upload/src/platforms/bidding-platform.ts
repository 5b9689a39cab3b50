import type { SalePlatform } from './sale-platform.ts'

/** A bidder as a bidding platform returns them; unknown fields are missing. */
export interface PlatformRecord {
  id: string
  firstName: string
  lastName: string
  email: string
  phone?: string | undefined
  street?: string | undefined
  city?: string | undefined
  state?: string | undefined
  zip?: string | undefined
  country?: string | undefined
  active: boolean
}

export interface PlatformPage {
  bidders: PlatformRecord[]
  /** All that the search finds. */
  total: number
  next?: string | undefined
}

/** A bidding platform for one house, identified by `key`. Each call throws `PlatformError`. */
export interface BiddingPlatform {
  /** A page of bidders by name; `search` looks in names and email addresses. */
  list(key: string, page: { search?: string | undefined; next?: string | undefined; limit: number }): Promise<PlatformPage>
  /** The platform's bidders with these ids, at most `idLimit` per call. */
  byIds(key: string, ids: readonly string[]): Promise<PlatformRecord[]>
}

/** The limit of ids per request. */
export const idLimit = 100

/** What an installation offers of a platform: its bidders, and the house's sales there. */
export interface OfferedPlatform {
  name: string
  platform: BiddingPlatform
  sales: SalePlatform
}

/** The platforms that an installation offers, by id. */
export type BiddingPlatforms = ReadonlyMap<string, OfferedPlatform>

/**
 * `key_rejected`: the platform does not take the key, or no longer. `unavailable`: no answer in time, or none that can be understood.
 * `limited`: too many requests. `refused`: it does not take this change. `changed`: the record has changed since it was read.
 * `currency`: the auction is in one that the product does not have.
 */
export class PlatformError extends Error {
  override name = 'PlatformError'
  readonly reason: 'key_rejected' | 'unavailable' | 'limited' | 'refused' | 'changed' | 'currency'
  /** Of `limited`: seconds until the next request. */
  readonly retryAfter: number
  /** Of `currency`: its code. */
  readonly currency: string | undefined

  constructor(
    reason: PlatformError['reason'],
    message: string,
    { retryAfter = 1, currency, ...options }: ErrorOptions & { retryAfter?: number; currency?: string } = {},
  ) {
    super(message, options)
    this.reason = reason
    this.retryAfter = retryAfter
    this.currency = currency
  }
}

export const isPlatformError = (error: unknown, ...reasons: readonly PlatformError['reason'][]): error is PlatformError =>
  error instanceof PlatformError && reasons.includes(error.reason)
