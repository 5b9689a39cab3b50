import type { Client } from '@auctionwiz/contracts/client'
import { createSessionToken, type SignedIn } from '@auctionwiz/contracts/sign-in'
import { text } from '../../messages/index.ts'

/**
 * The session token of a completed sign-in: the one in its answer, else one for its ticket. Throws with the user's address and the cause
 * where neither exists.
 */
export const sessionTokenOf = async (call: Client, { user, sessionToken, ticket }: SignedIn['data']): Promise<string> => {
  if (sessionToken) return sessionToken
  const failed = (cause?: unknown) => new Error(text.signIn.noSessionCreated({ email: user.email }), { cause })
  const created = await call(createSessionToken, { body: { user: { id: user.id }, ticket } }).catch((error: unknown) => {
    throw failed(error)
  })
  if (!created.sessionToken) throw failed()
  return created.sessionToken
}
