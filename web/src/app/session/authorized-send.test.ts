import { describe, expect, it } from 'vitest'
import { authorizedSend } from './authorized-send.ts'
import { failure, fakeStorage, json } from './session-fixtures.ts'
import { browserStorage } from './session-storage.ts'

const now = Date.parse('2026-11-20T10:00:00Z')

/** Services that know one access token and one refresh token, as the real ones: each refresh token works once. */
const services = () => {
  let access = 'access-2'
  let refresh = 'refresh-1'
  const refreshed: string[] = []
  const send = async (url: string, init: RequestInit): Promise<Response> => {
    if (url.endsWith('/me/refresh')) {
      const { refreshToken } = JSON.parse(String(init.body)) as { refreshToken: string }
      refreshed.push(refreshToken)
      if (refreshToken !== refresh) return failure(401, 'refresh_rejected', 'Your session has ended. Please sign in again.')
      access = `access-${refreshed.length + 1}`
      refresh = `refresh-${refreshed.length + 1}`
      return json({ accessToken: access, refreshToken: refresh, expiresIn: 900 })
    }
    const bearer = new Headers(init.headers).get('authorization')
    return bearer === `Bearer ${access}` ? json({ by: bearer }) : failure(401, 'token_expired', 'Your sign-in has expired.')
  }
  return { send, refreshed }
}

const oneAtATime = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task, task)
    last = turn
    return turn
  }
}

const tab = (local: Storage, send: (url: string, init: RequestInit) => Promise<Response>, exclusively = oneAtATime()) => {
  const storage = browserStorage(local, fakeStorage())
  const ended: string[] = []
  const authorized = authorizedSend({
    storage: () => storage,
    send,
    address: () => 'http://auth.test',
    now: () => now,
    exclusively,
    onEnded: (reason) => {
      storage.clear()
      ended.push(reason)
    },
  })
  const ask = (token = local.getItem('accessToken')) =>
    authorized('http://bidders.test/bidders', { headers: { authorization: `Bearer ${token}` } })
  return { ask, ended, authorized }
}

const signedIn = (more: Record<string, string> = {}) => fakeStorage({ accessToken: 'access-1', refreshToken: 'refresh-1', ...more })

describe('sending with the access token', () => {
  it('renews a token that is refused, once, and tries again', async () => {
    const { send, refreshed } = services()
    const local = signedIn()
    const response = await tab(local, send).ask()
    expect([response.status, refreshed]).toEqual([200, ['refresh-1']])
    expect([local.getItem('accessToken'), local.getItem('refreshToken')]).toEqual(['access-2', 'refresh-2'])
    expect(local.getItem('accessTokenExpiresAt')).toBe(String(now + 900_000))
  })

  it('lets go of the answer that refused a token', async () => {
    const { send } = services()
    const answers: Response[] = []
    const watched = async (url: string, init: RequestInit) => {
      const answer = await send(url, init)
      answers.push(answer)
      return answer
    }
    const response = await tab(signedIn(), watched).ask()
    expect(answers.map(({ status }) => status)).toEqual([401, 200, 200])
    expect(await answers[0]?.body?.getReader().read()).toEqual({ done: true, value: undefined })
    expect(await response.json()).toEqual({ by: 'Bearer access-2' })
  })

  it('renews a token that is about to end before it is used', async () => {
    const { send, refreshed } = services()
    const seen: (string | null)[] = []
    const watched = (url: string, init: RequestInit) => {
      if (!url.endsWith('/me/refresh')) seen.push(new Headers(init.headers).get('authorization'))
      return send(url, init)
    }
    await tab(signedIn({ accessTokenExpiresAt: String(now + 5000) }), watched).ask()
    expect([seen, refreshed.length]).toEqual([['Bearer access-2'], 1])
  })

  it('never spends a refresh token twice, in one tab or in two', async () => {
    const { send, refreshed } = services()
    const local = signedIn()
    const lock = oneAtATime()
    const [one, two] = [tab(local, send, lock), tab(local, send, lock)]
    const answers = await Promise.all([one.ask(), one.ask(), two.ask(), two.ask()])
    expect([answers.map(({ status }) => status), refreshed]).toEqual([[200, 200, 200, 200], ['refresh-1']])
    expect([...one.ended, ...two.ended]).toEqual([])
  })

  it('ends the session when the refresh token is refused', async () => {
    const { send } = services()
    const given = tab(signedIn({ refreshToken: 'stolen' }), send)
    const response = await given.ask()
    expect([response.status, given.ended]).toEqual([401, ['Your session has ended. Please sign in again.']])
  })

  it('keeps the session when the service cannot be reached', async () => {
    const local = signedIn()
    const given = tab(local, (url, init) =>
      url.endsWith('/me/refresh') ? Promise.reject(new TypeError('offline')) : services().send(url, init),
    )
    await expect(given.ask()).rejects.toThrow('Cannot connect')
    expect([given.ended, local.getItem('refreshToken')]).toEqual([[], 'refresh-1'])
  })

  it('leaves calls with another token, or none, alone', async () => {
    const { send, refreshed } = services()
    const given = tab(signedIn(), send)
    expect((await given.ask('session-token')).status).toBe(401)
    expect((await given.authorized('http://auth.test/login', {})).status).toBe(401)
    expect(refreshed).toEqual([])
  })
})
