import { listAccounts, readCurrentUser } from '@auctionwiz/contracts/accounts'
import { renewAccessToken } from '@auctionwiz/contracts/sign-in'
import type { Session } from '../../../app/session/session.ts'

/** Reloads the account's requirements after a second factor changed, so that newly allowed screens open immediately. */
export const settleDemand = async (session: Session): Promise<void> => {
  const state = session.getState()
  if (state.kind !== 'signedIn' || !state.mfa) return
  const { mfa, ...token } = await session.call(renewAccessToken, {})
  session.adopt(token)
  const [{ user, access }, { accounts }] = await Promise.all([session.call(readCurrentUser, {}), session.call(listAccounts, {})])
  const account = accounts.find(({ id }) => id === state.account.id) ?? state.account
  session.update({ user, access, account, mfa })
}
