import { switchAccount } from '@auctionwiz/contracts/houses'
import { renewAccessToken } from '@auctionwiz/contracts/sign-in'
import type { Session } from './session.ts'

/** Enters an account from wherever one stands: at work the session goes on there, right after a sign-in it begins there. */
export const enterAccount = async (session: Session, accountId: string): Promise<void> => {
  if (session.getState().kind !== 'signedIn') return session.selectAccount(accountId)
  session.adopt(await session.call(switchAccount, { body: { accountId } }))
}

/** Gets a new access token, for what has been opened to the user since the last one. */
export const renewAccess = async (session: Session): Promise<void> => session.adopt(await session.call(renewAccessToken, {}))
