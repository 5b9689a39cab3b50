import { CallError } from '@auctionwiz/contracts/client'
import { switchAccount } from '@auctionwiz/contracts/houses'
import { renewAccessToken } from '@auctionwiz/contracts/sign-in'
import type { Session } from './session.ts'

/** Enters an account from wherever one stands: at work the session goes on there, right after a sign-in it begins there. */
export const enterAccount = async (session: Session, accountId: string): Promise<void> => {
  if (session.getState().kind !== 'signedIn') return session.selectAccount(accountId)
  const enter = () => session.call(switchAccount, { body: { accountId, refreshToken: session.refreshToken } })
  session.adopt(
    await enter().catch((error: unknown) => {
      // The refresh token was used meanwhile, by another tab or for this very call: once more with the next one.
      if (error instanceof CallError && error.code === 'refresh_rejected') return enter()
      throw error
    }),
  )
}

/** Gets a new access token, for what has been opened to the user since the last one. */
export const renewAccess = async (session: Session): Promise<void> => session.adopt(await session.call(renewAccessToken, {}))
