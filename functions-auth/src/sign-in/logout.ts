import type { logout as endpoint } from '@auctionwiz/contracts/sign-in'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { People } from '../people/people.ts'
import { endSession, readSession } from '../tokens/sessions.ts'

/** Ends the session of the access token itself, so a wrong or old refresh token cannot keep it alive. */
export const logout =
  (people: People): UseCase<typeof endpoint> =>
  async (_input, { claims, now }) => {
    const person = people.partition(claims.userId)
    const session = await readSession(person, claims.sessionId, now)
    if (session) await endSession(person, session, now)
    return { success: true }
  }
