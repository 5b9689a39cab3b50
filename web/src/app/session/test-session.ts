import { createSession, type SessionDeps } from './create-session.ts'
import { accessOf, accountOf, config, failure, fakeStorage, json, user } from './session-fixtures.ts'
import { browserStorage } from './session-storage.ts'

export type Answer = Response | Error | (() => Response)

/** A session whose services answer by path, and the requests they got. */
export const sessionWith = (
  answers: Record<string, Answer>,
  stored: Record<string, string> = {},
  more: Partial<SessionDeps> = {},
  tab = fakeStorage(),
) => {
  const local = fakeStorage(stored)
  const asked: { path: string; body: unknown; authorization: string | null }[] = []
  const session = createSession({
    config,
    hostname: 'localhost',
    storage: browserStorage(local, tab),
    send: async (url, init) => {
      const path = new URL(url).pathname
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
      asked.push({ path, body, authorization: new Headers(init.headers).get('authorization') })
      const answer = answers[path] ?? failure(404, 'not_found', `${path} not found`)
      if (answer instanceof Error) throw answer
      return typeof answer === 'function' ? answer() : answer.clone()
    },
    now: () => Date.parse('2026-11-20T10:00:00Z'),
    requestId: () => 'r1',
    exclusively: (task) => task(),
    ...more,
  })
  return { session, local, tab, asked }
}

export const signedIn = (...accountIds: string[]) =>
  json({ success: true, data: { user, accounts: accountIds.map((id) => accessOf(id)), sessionToken: 'session-1', ticket: 'ticket' } })
export const entered = (id: string) =>
  json({ accessToken: 'access-1', refreshToken: 'refresh-1', expiresIn: 900, account: accountOf(id), access: accessOf(id) })
export const credentials = { email: user.email, password: 'correct horse' }
