import type { AccessClaims } from '@auctionwiz/contracts/identity'

/** Seconds each token is good for. */
export const lifetimes = { ticket: 60, session: 600, access: 900, view: 600 } as const

/** Makes tokens and reads back the tickets it made. */
export interface TokenIssuer {
  /** Proof of one completed sign-in. */
  ticket(userId: string): Promise<string>
  /** @returns the ticket's user, id and time of issue; undefined for an invalid or expired one. */
  readTicket(ticket: string): Promise<{ userId: string; ticketId: string; issuedAt?: Date } | undefined>
  session(userId: string): Promise<string>
  /** Ends at `claims.expires` where that is given. */
  access(claims: AccessClaims): Promise<string>
  publicKeys(): Promise<Record<string, unknown>[]>
}
