import { CallError } from '@auctionwiz/contracts/client'
import { switchAccount } from '@auctionwiz/contracts/houses'
import { renewAccessToken } from '@auctionwiz/contracts/sign-in'
import type { Session } from './session.ts'

/** Enters an account in any session state: at work the session moves to it; right after a sign-in it starts there. */
export const enterAccount = async (session: Session, accountId: string): Promise<void> => {
  if (session.getState().kind !== 'signedIn') return session.selectAccount(accountId)
  const enter = () => session.call(switchAccount, { body: { accountId, refreshToken: session.refreshToken } })
  session.adopt(
    await enter().catch((error: unknown) => {
      // Another tab or this very call used the refresh token meanwhile: retries once with the next one.
      if (error instanceof CallError && error.code === 'refresh_rejected') return enter()
      throw error
    }),
  )
}

/** Gets a new access token with the rights that the user got since the last one. */
export const renewAccess = async (session: Session): Promise<void> => session.adopt(await session.call(renewAccessToken, {}))
