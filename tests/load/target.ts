import type { Client } from '@auctionwiz/contracts/client'
import type { Charge } from './results.ts'

/** One answer of the services: the caller of the client notes for which call it was. */
export type Answered = (bytes: number) => void

/** A house under load. */
export interface LoadHouse {
  id: string
  /** Calls as one of its people, with a token that is still good. */
  as(desk: string): Promise<(answered: Answered) => Client>
}

/** Where the load goes. */
export interface LoadTarget {
  houses: LoadHouse[]
  /** What calls since a moment cost by name of the endpoint, as the services report it; undefined where that comes later. */
  charges(since: Date): Promise<ReadonlyMap<string, Charge> | undefined>
  /** How to see what calls cost, where it comes later. */
  later?(from: Date, to: Date): string
  stop(): Promise<void>
}
