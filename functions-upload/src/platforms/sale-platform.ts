import type { AuctionStatus } from '@auctionwiz/contracts/auctions'
import type { Currency } from '@auctionwiz/contracts/fields'

/** An auction as a bidding platform returns it. */
export interface PlatformAuction {
  id: string
  title: string
  company: string
  location: string
  /** ISO 8601 in UTC. */
  startDate: string
  endDate: string
  status: AuctionStatus
  currency: Currency
  bidders: number
  lots: number
  /** When the platform last changed it; ISO 8601 in UTC. */
  updatedAt?: string | undefined
}

export const platformLotStates = ['Upcoming', 'Sold', 'Passed', 'Withdrawn', 'Unsold'] as const

/** A lot as a bidding platform returns it. Amounts are in minor units of the auction's currency. */
export interface PlatformLot {
  id: string
  lotNumber: string
  title: string
  description: string
  estimateLow?: number | undefined
  estimateHigh?: number | undefined
  startingBid?: number | undefined
  state: (typeof platformLotStates)[number]
  hammer?: number | undefined
  highestBid?: number | undefined
  /** The platform's id of the registration that bought it. */
  buyer?: string | undefined
  updatedAt?: string | undefined
}

/** Who is registered for an auction on the platform. */
export interface PlatformRegistration {
  /** The handle under which the platform knows the bidder in this auction. */
  id: string
  paddle: string
  firstName: string
  lastName: string
  email: string
  phone?: string | undefined
}

export interface PageRequest {
  /** The `next` of the page before. */
  next?: string | undefined
  limit: number
}

export interface SalePage<T> {
  items: T[]
  /** Ids of records of the page that lack what the product needs. */
  unreadable: string[]
  /** How many there are on all pages, where the platform says so. */
  total?: number | undefined
  next?: string | undefined
}

/** The auction that lots belong to: amounts are read in its currency. */
export type OfAuction = Pick<PlatformAuction, 'id' | 'currency'>

/** A platform's record as the house wants it. */
export type LotForPlatform = Omit<PlatformLot, 'updatedAt'>
export type AuctionForPlatform = Pick<PlatformAuction, 'id' | 'title' | 'location' | 'startDate' | 'endDate'>

/**
 * The sales of one house on a bidding platform. Each call throws `PlatformError`; `limited` says how long to wait. Pages may repeat records, and an
 * answer may be older than one before: callers check.
 */
export interface SalePlatform {
  /** The latest start first. */
  auctions(key: string, page: PageRequest): Promise<SalePage<PlatformAuction>>
  /** Undefined where the platform no longer has it. */
  auction(key: string, id: string): Promise<PlatformAuction | undefined>
  lots(key: string, auction: OfAuction, page: PageRequest): Promise<SalePage<PlatformLot>>
  registrations(key: string, auction: OfAuction, page: PageRequest): Promise<SalePage<PlatformRegistration>>
  /**
   * Creates or changes the lot with this id; the same call twice changes nothing more.
   * @param after `updatedAt` of the state that the change follows; the platform refuses it with `changed` where it has another one
   */
  putLot(key: string, auction: OfAuction, lot: LotForPlatform, after: string | undefined): Promise<PlatformLot>
  putAuction(key: string, auction: AuctionForPlatform, after: string | undefined): Promise<PlatformAuction>
}
