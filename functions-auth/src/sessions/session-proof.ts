import type { SessionContext } from '@auctionwiz/platform/core/context'

/** What the verifier tells of a session token beside its bearer; see `revocable`. */
interface Told {
  entered?: boolean
  signedInAt?: number
}

/** When the bearer signed in, and whether an access token stood in for the session token. */
export const signInOf = (context: SessionContext): { at: Date; entered: boolean } => {
  const { entered = false, signedInAt }: SessionContext & Told = context
  return { at: signedInAt === undefined ? context.now : new Date(signedInAt), entered }
}
