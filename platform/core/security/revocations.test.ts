import { describe, expect, it } from 'vitest'
import { Failure } from '../errors/failure.ts'
import { memoryStore } from '../store/memory-store.ts'
import type { DocumentStore } from '../store/store.ts'
import { revocable, revocationList, revoker } from './revocations.ts'

const warnings: string[] = []
const log = { info: () => undefined, warn: (message: string) => void warnings.push(message), error: () => undefined }
const start = Date.parse('2026-11-21T09:00:00Z')

const open = () => {
  let now = start
  let broken = false
  let reads = 0
  const inner = memoryStore(() => new Date(now))
  const counted =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      reads += 1
      if (broken) throw new Error('no answer')
      return call(...args)
    }
  const store: DocumentStore = {
    ...inner,
    read: counted(inner.read) as DocumentStore['read'],
    query: counted(inner.query) as DocumentStore['query'],
  }
  const list = revocationList(store, () => now, log)
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    list,
    revoke: (key: 'user:u1' | 'session:s1', at = now) => revoker(inner).revoke([key], new Date(at)),
    check: (issuedAt = now - 1000) => list.check(['user:u1', 'session:s1'], () => issuedAt),
    pass: async (ms: number) => {
      now += ms
      await settle()
    },
    settle,
    break: (state = true) => {
      broken = state
    },
    reads: () => reads,
  }
}

describe('the list of revoked tokens', () => {
  it('refuses what was made before the revocation and takes what was made after it', async () => {
    const { revoke, check } = open()
    await revoke('user:u1')
    await expect(check(start - 1)).rejects.toMatchObject({ code: 'token_expired' })
    await expect(check(start)).rejects.toMatchObject({ code: 'token_expired' })
    await expect(check(start + 1)).resolves.toBeUndefined()
  })

  it('refuses every token of a session that was revoked, also one signed a moment later', async () => {
    const { revoke, check } = open()
    await revoke('session:s1')
    await expect(check(start + 60_000)).rejects.toMatchObject({ code: 'token_expired' })
  })

  it('takes effect within five seconds while calls come, without one of them waiting', async () => {
    const { revoke, check, pass, settle } = open()
    await check()
    await revoke('user:u1')
    await pass(2_100)
    await expect(check(start - 1)).resolves.toBeUndefined()
    await settle()
    await expect(check(start - 1)).rejects.toMatchObject({ code: 'token_expired' })
  })

  it('takes effect with the first call after a rest', async () => {
    const { revoke, check, pass } = open()
    await check()
    await revoke('user:u1')
    await pass(4_100)
    await expect(check(start - 1)).rejects.toMatchObject({ code: 'token_expired' })
  })

  it('costs a thousand calls one read, and one more when nothing was revoked meanwhile', async () => {
    const { check, pass, settle, reads } = open()
    for (let call = 0; call < 1000; call += 1) await check()
    expect(reads()).toBe(2)
    await pass(2_500)
    for (let call = 0; call < 1000; call += 1) await check()
    await settle()
    expect(reads()).toBe(3)
  })

  it('lets nothing through once it is older than four seconds and cannot be read', async () => {
    const { check, pass, settle, break: fail } = open()
    await check()
    fail()
    await pass(3_000)
    await expect(check()).resolves.toBeUndefined()
    await settle()
    await pass(1_100)
    await expect(check()).rejects.toMatchObject({ code: 'busy' })
    await expect(check()).rejects.toMatchObject({ code: 'busy' })
    expect(warnings).toEqual(['the list of revoked tokens is down'])
    fail(false)
    await expect(check()).resolves.toBeUndefined()
  })

  it('forgets what no token can be older than', async () => {
    const { revoke, check, pass } = open()
    await revoke('user:u1')
    await expect(check()).rejects.toMatchObject({ code: 'token_expired' })
    await pass(20 * 60_000 + 1)
    await revoke('session:s1')
    await pass(20 * 60_000 + 1)
    await revoke('user:u1', 0)
    await expect(check(start - 1)).resolves.toBeUndefined()
  })
})

describe('a verifier with the list', () => {
  const claims = { userId: 'u1', userName: 'Una', accountId: 'a1', accountRole: 'member', houses: {}, sessionId: 's1' } as const
  const token = (iat?: number) => `h.${btoa(JSON.stringify({ iat })).replaceAll('=', '')}.s`
  const inner = {
    access: async (given: string) => {
      if (given === 'bad') throw new Failure('unauthenticated')
      return { ...claims }
    },
    session: async () => Promise.reject(new Failure('unauthenticated')),
  }

  it.each(['user:u1', 'member:a1:u1', 'account:a1'] as const)('refuses what %s covers', async (key) => {
    const store = memoryStore()
    await revoker(store).revoke([key], new Date(start))
    const { access, session } = revocable(
      inner,
      revocationList(store, () => start, log),
    )
    await expect(access(token(start / 1000 - 1))).rejects.toMatchObject({ code: 'token_expired' })
    await expect(session(token(start / 1000 - 1))).rejects.toMatchObject({ code: 'token_expired' })
    await expect(access(token())).rejects.toMatchObject({ code: 'token_expired' })
    await expect(access('opaque')).rejects.toMatchObject({ code: 'token_expired' })
    expect(await access(token(start / 1000 + 0.001))).toEqual(claims)
  })

  it('refuses every token of a revoked session', async () => {
    const store = memoryStore()
    await revoker(store).revoke(['session:s1'], new Date(start))
    const { access, session } = revocable(
      inner,
      revocationList(store, () => start, log),
    )
    await expect(access(token(start / 1000 + 60))).rejects.toMatchObject({ code: 'token_expired' })
    await expect(session(token(start / 1000 + 60))).rejects.toMatchObject({ code: 'token_expired' })
  })

  it('takes an access token for a session token and says so', async () => {
    const { session } = revocable(
      inner,
      revocationList(memoryStore(), () => start, log),
    )
    expect(await session(token(1))).toEqual({ userId: 'u1', entered: true })
    await expect(session('bad')).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})
