import type { AccessClaims } from '@auctionwiz/contracts/identity'
import type { TokenIssuer } from '@auctionwiz/functions-auth/sessions/token-issuer'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { TokenVerifier } from '@auctionwiz/platform/core/http/runtime'
import { randomId } from '@auctionwiz/platform/core/store/ids'

/** Tokens valid only in this page: keys of their stored content. */
export const demoTokens = (): { issuer: TokenIssuer; verifier: TokenVerifier } => {
  const tickets = new Map<string, string>()
  const sessions = new Map<string, string>()
  const accesses = new Map<string, AccessClaims>()
  const keep = <T>(held: Map<string, T>, value: T): string => {
    const token = randomId('demo')
    held.set(token, value)
    return token
  }
  const held = <T>(all: Map<string, T>, token: string): T => {
    const value = all.get(token)
    if (value === undefined) throw new Failure('unauthenticated')
    return value
  }
  return {
    issuer: {
      ticket: async (userId) => keep(tickets, userId),
      readTicket: async (ticket) => {
        const userId = tickets.get(ticket)
        return userId === undefined ? undefined : { userId, ticketId: ticket }
      },
      session: async (userId) => keep(sessions, userId),
      access: async (claims) => keep(accesses, claims),
      publicKeys: async () => [],
    },
    verifier: {
      session: async (token) => {
        const userId = sessions.get(token)
        if (userId !== undefined) return { userId }
        const claims = held(accesses, token)
        if (claims.key) throw new Failure('api_key_refused')
        return { userId: claims.userId }
      },
      access: async (token) => held(accesses, token),
    },
  }
}
