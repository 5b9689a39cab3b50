import { StoreError } from '@auctionwiz/platform/core/store/store'
import { expect, it } from 'vitest'
import { testApp } from '../testing.ts'
import { parseRefreshToken } from './sessions.ts'

const open = async () => {
  const app = testApp()
  await app.addUser('usr_ann', 'ann@house.example')
  await app.addAccount('acc_1', 'Harcourt', { usr_ann: 'staff' })
  await app.addAccount('acc_2', 'Vale', { usr_ann: 'staff' })
  const entered = await app.enter('ann@house.example', 'acc_1')
  const refresh = (refreshToken: string, more: { userAgent?: string } = {}) =>
    app.call('refreshTokens', { body: { refreshToken }, ...more })
  const isDead = async (token: string): Promise<boolean> => {
    app.pass(5)
    const answer = await app.call('readCurrentUser', { token })
    return answer.status === 401 && answer.error.code === 'token_expired'
  }
  return { ...app, first: entered.refreshToken as string, token: entered.token, refresh, isDead }
}

it('answers a token that was just used with the same successor, so that a lost answer ends nothing', async () => {
  const { first, refresh, pass, warnings, isDead } = await open()
  const lost = await refresh(first)
  pass(29)
  const again = await refresh(first)
  expect(again).toMatchObject({ status: 200, refreshToken: lost.refreshToken, accessToken: expect.any(String) })
  expect(await refresh(again.refreshToken)).toMatchObject({ status: 200 })
  expect(await isDead(again.accessToken)).toBe(false)
  expect(warnings).toEqual([])
})

it('gives all of several simultaneous refreshes the same successor', async () => {
  const { first, refresh, warnings } = await open()
  const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(first)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ refreshToken }) => refreshToken)).size).toBe(1)
  expect(warnings).toEqual([])
})

it.each([
  ['half a minute later', 31, undefined],
  ['from another device', 1, 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0'],
])('ends the session when a used token comes %s, with every access token of it', async (_when, seconds, userAgent) => {
  const { first, refresh, pass, warnings, isDead, letterTo } = await open()
  const winner = await refresh(first)
  pass(seconds)
  expect(await refresh(first, userAgent ? { userAgent } : {})).toMatchObject({ status: 401, error: { code: 'session_reused' } })
  expect(await isDead(winner.accessToken)).toBe(true)
  expect(await refresh(winner.refreshToken)).toMatchObject({ status: 401, error: { code: 'session_reused' } })
  expect(warnings.join()).toContain('refresh token used twice')
  expect(letterTo('ann@house.example')?.subject).toContain('signed you out')
})

it('ends the session and notifies its person once, whichever write a busy store refuses', async () => {
  for (let failing = 0; ; failing += 1) {
    const { first, refresh, pass, store, isDead, messages, enter, call } = await open()
    const { refreshToken: valid, accessToken } = await refresh(first)
    pass(31)
    const { write } = store
    let operation = 0
    store.write = async (...args) => {
      operation += 1
      if (operation === failing) throw new StoreError('busy', 'too many requests', 10)
      return write(...args)
    }
    const interrupted = await refresh(first)
    store.write = write
    expect(interrupted.status === 503 || interrupted.status === 401).toBe(true)
    expect(await refresh(first)).toMatchObject({ status: 401, error: { code: 'session_reused' } })
    expect(await refresh(valid)).toMatchObject({ status: 401, error: { code: 'session_reused' } })
    expect(await isDead(accessToken)).toBe(true)
    expect(new Set(messages.map(({ id, subject }) => `${id} ${subject}`)).size).toBe(1)
    expect(messages[0]?.subject).toContain('signed you out')
    const { token } = await enter('ann@house.example', 'acc_1')
    const { notifications } = await call('listNotifications', { token })
    expect(notifications).toMatchObject([{ title: 'A session was ended for your safety' }])
    const { events } = await call('listSecurityEvents', { token })
    expect(events.filter(({ action }: { action: string }) => action === 'session.refresh_reused')).toHaveLength(1)
    if (failing > operation) break
  }
})

it('leaves no access token alive after a crash right behind the end of a session', async () => {
  const { first, refresh, pass, store, isDead } = await open()
  const { accessToken } = await refresh(first)
  pass(31)
  const { write } = store
  let ended = false
  store.write = async (container, ...args) => {
    if (ended) throw new StoreError('busy', 'too many requests', 10)
    const written = await write(container, ...args)
    ended = JSON.stringify(args).includes('"reused":true')
    return written
  }
  expect(await refresh(first)).toMatchObject({ status: 503 })
  store.write = write
  expect(await isDead(accessToken)).toBe(true)
})

it('revokes all access tokens when a used token arrives during a refresh', async () => {
  const { first, refresh, pass, isDead } = await open()
  const second = await refresh(first)
  pass(31)
  const answers = await Promise.all([refresh(second.refreshToken), refresh(first), refresh(second.refreshToken), refresh(first)])
  const signed = answers.flatMap(({ accessToken }) => (accessToken ? [accessToken as string] : []))
  for (const accessToken of [second.accessToken as string, ...signed]) expect(await isDead(accessToken)).toBe(true)
})

it('revokes all access tokens when a refresh arrives during the sign-out', async () => {
  const { first, token, call, refresh, isDead } = await open()
  const [refreshed] = await Promise.all([refresh(first), call('logout', { token, body: { refreshToken: first } })])
  expect(await isDead(token)).toBe(true)
  if (refreshed.accessToken) expect(await isDead(refreshed.accessToken)).toBe(true)
})

it('knows a stolen token that was used long ago, however often the session was refreshed since', async () => {
  const { first, refresh, isDead } = await open()
  const second = await refresh(first)
  const third = await refresh(second.refreshToken)
  expect(await refresh(first)).toMatchObject({ status: 401, error: { code: 'session_reused' } })
  expect(await isDead(third.accessToken)).toBe(true)
})

it('refuses a guessed secret for a known session and ends nothing', async () => {
  const { first, refresh, warnings } = await open()
  const { userId, sessionId, secret } = parseRefreshToken(first) ?? { userId: '', sessionId: '', secret: '' }
  for (const guess of ['guess', 'x'.repeat(65), `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`])
    expect(await refresh(`${userId}.${sessionId}.${guess}`)).toMatchObject({ status: 401, error: { code: 'refresh_rejected' } })
  expect(await refresh(first)).toMatchObject({ status: 200 })
  expect(warnings).toEqual([])
})

it('keeps the token after a refusal, so that a reactivated member continues with it', async () => {
  const { first, refresh, store, warnings } = await open()
  const account = ['acc_1']
  const member = await store.read('accounts', account, 'member:usr_ann')
  if (!member) throw new Error('there is no member')
  const put = (status: string) => store.write('accounts', account, [{ kind: 'put', document: { ...member.document, status } as never }])
  await put('suspended')
  expect(await refresh(first)).toMatchObject({ status: 403, error: { code: 'account_suspended' } })
  await put('active')
  expect(await refresh(first)).toMatchObject({ status: 200 })
  expect(warnings).toEqual([])
})

it('loses nothing by a store that is busy, wherever that happens', async () => {
  const { first, refresh, store, warnings } = await open()
  const { read, write, query } = store
  let current = first
  for (let failing = 1; ; failing += 1) {
    let operation = 0
    const counted =
      <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
      async (...args: A): Promise<R> => {
        operation += 1
        if (operation === failing) throw new StoreError('busy', 'too many requests', 10)
        return work(...args)
      }
    Object.assign(store, { read: counted(read), write: counted(write), query: counted(query) })
    const answer = await refresh(current)
    Object.assign(store, { read, write, query })
    if (operation < failing) break
    expect(answer.status === 503 || answer.status === 200).toBe(true)
    const next = await refresh(current)
    expect(next).toMatchObject({ status: 200 })
    current = next.refreshToken
  }
  expect(warnings.filter((warning) => warning.includes('twice'))).toEqual([])
})

it('answers a lost switch of the account again, and refuses the old token in the old account without ending anything', async () => {
  const { first, token, call, refresh, warnings } = await open()
  const body = { accountId: 'acc_2', refreshToken: first }
  const lost = await call('switchAccount', { token, body })
  expect(await call('switchAccount', { token, body })).toMatchObject({ status: 200, refreshToken: lost.refreshToken })
  expect(await refresh(first)).toMatchObject({ status: 401, error: { code: 'refresh_rejected' } })
  expect(await refresh(lost.refreshToken)).toMatchObject({ status: 200 })
  expect(warnings).toEqual([])
})
