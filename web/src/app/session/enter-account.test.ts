import { listMyAccounts } from '@auctionwiz/contracts/accounts'
import { expect, it } from 'vitest'
import { createSession } from './create-session.ts'
import { enterAccount, renewAccess } from './enter-account.ts'
import { accessOf, accountOf, config, failure, fakeStorage, json, user } from './session-fixtures.ts'
import { browserStorage } from './session-storage.ts'

const granted = (id: string, number: number) =>
  json({
    accessToken: `access-${number}`,
    refreshToken: `refresh-${number}`,
    expiresIn: 900,
    account: accountOf(id),
    access: accessOf(id),
  })

/** A session at work in the account a1 whose services answer by path, and the requests they got. */
const atWork = async (answers: Record<string, () => Response>) => {
  const local = fakeStorage()
  const asked: string[] = []
  const own: Record<string, () => Response> = {
    '/login': () => json({ success: true, data: { user, accounts: [accessOf('a1')], sessionToken: 'session-1', ticket: 'ticket' } }),
    '/tokens/access': () => granted('a1', 1),
  }
  const session = createSession({
    config,
    hostname: 'localhost',
    storage: browserStorage(local, fakeStorage()),
    send: async (url, init) => {
      const path = new URL(url).pathname
      asked.push(`${path} ${new Headers(init.headers).get('authorization')}`)
      return (answers[path] ?? own[path] ?? (() => failure(404, 'not_found', 'not found')))()
    },
    now: () => Date.parse('2026-11-20T10:00:00Z'),
    requestId: () => 'r1',
    exclusively: (task) => task(),
  })
  await session.login({ email: user.email, password: 'correct horse' })
  asked.length = 0
  return { session, local, asked }
}

it('continues in another account with the existing session, houses and tokens of the first left behind', async () => {
  const { session, local, asked } = await atWork({ '/me/switch-account': () => granted('a2', 2) })
  session.switchHouse('h2')
  await enterAccount(session, 'a2')
  expect(asked).toEqual(['/me/switch-account Bearer access-1'])
  expect(session.getState()).toMatchObject({ kind: 'signedIn', account: { id: 'a2' } })
  expect(['accessToken', 'refreshToken'].map((key) => local.getItem(key))).toEqual(['access-2', 'refresh-2'])
})

it('tries once more with the refresh token that another tab got meanwhile', async () => {
  const rejected = () => failure(401, 'refresh_rejected', 'Your session has ended.')
  const answers = [rejected, () => granted('a2', 2)]
  const { session } = await atWork({
    '/me/switch-account': () => (answers.shift() ?? rejected)(),
    '/me/refresh': () => json({ accessToken: 'access-9', refreshToken: 'refresh-9', expiresIn: 900 }),
  })
  await enterAccount(session, 'a2')
  expect(session.getState()).toMatchObject({ kind: 'signedIn', account: { id: 'a2' } })
})

it('stays where it is when the other account does not let one in', async () => {
  const { session } = await atWork({ '/me/switch-account': () => failure(403, 'account_access', 'You no longer have access.') })
  await expect(enterAccount(session, 'a2')).rejects.toThrow('You no longer have access.')
  expect(session.getState()).toMatchObject({ kind: 'signedIn', account: { id: 'a1' } })
})

it('opens at work, by the access token, what the sign-in’s own token opened, however long ago that was', async () => {
  const { session, asked } = await atWork({ '/users/me/accounts': () => json({ accounts: [] }) })
  await session.call(listMyAccounts, {})
  expect(asked).toEqual(['/users/me/accounts Bearer access-1'])
})

it('uses a newer token of the same account and leaves the rest as it is', async () => {
  const { session, local } = await atWork({ '/me/token': () => json({ accessToken: 'access-3', expiresIn: 900 }) })
  await renewAccess(session)
  expect(['accessToken', 'refreshToken'].map((key) => local.getItem(key))).toEqual(['access-3', 'refresh-1'])
  expect(session.getState()).toMatchObject({ kind: 'signedIn', account: { id: 'a1' } })
})
