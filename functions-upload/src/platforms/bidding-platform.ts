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

/** The platforms that an installation offers, by id. */
export type BiddingPlatforms = ReadonlyMap<string, { name: string; platform: BiddingPlatform }>

/** `key_rejected`: the platform does not take the key, or no longer. `unavailable`: no answer in time, or none that can be understood. */
export class PlatformError extends Error {
  override name = 'PlatformError'
  readonly reason: 'key_rejected' | 'unavailable'

  constructor(reason: PlatformError['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
