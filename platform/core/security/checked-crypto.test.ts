import { expect, it } from 'vitest'
import { memoryStore } from '../store/memory-store.ts'
import { type DocumentStore, StoreError } from '../store/store.ts'
import { checkedCrypto } from './checked-crypto.ts'
import { webKeyedCrypto } from './keyed-crypto.ts'

const app = (store: DocumentStore, secret: string) => {
  const lines: string[] = []
  const log = { info: () => undefined, warn: () => undefined, error: (line: string) => void lines.push(line) }
  return { lines, ...checkedCrypto({ crypto: webKeyedCrypto(secret), store, setting: 'NETWORK_KEY', log }) }
}

const [secret, other] = ['the secret of this test, long enough', 'another secret of this test, longer']

it('works with the secret that the database was first used with', async () => {
  const store = memoryStore()
  const [first, second] = [app(store, secret), app(store, secret)]
  const [one, two] = await Promise.all([first.hash('use', 'text'), second.hash('use', 'text')])
  expect(one).toBe(two)
  expect(await app(store, secret).open('use', await first.seal('use', 'text'))).toBe('text')
})

it('refuses every use of another secret, and names the setting', async () => {
  const store = memoryStore()
  const sealed = await app(store, secret).seal('use', 'text')
  const changed = app(store, other)
  const named = 'The setting NETWORK_KEY is not the secret that this database was used with'
  await expect(changed.check()).rejects.toThrow(named)
  await expect(changed.hash('use', 'text')).rejects.toThrow(named)
  await expect(changed.seal('use', 'text')).rejects.toThrow(named)
  await expect(changed.open('use', sealed)).rejects.toThrow(named)
  expect(changed.lines).toContain('the setting NETWORK_KEY has changed')
})

it('checks again after the database was away, and stores nothing that gives the secret away', async () => {
  const store = memoryStore()
  let isAway = true
  const sometimes: DocumentStore = {
    ...store,
    read: (...asked) => (isAway ? Promise.reject(new StoreError('busy', 'database: 503')) : store.read(...asked)),
  }
  const { check } = app(sometimes, secret)
  await expect(check()).rejects.toThrow('database: 503')
  isAway = false
  await check()
  const stored = await store.query('accounts', ['key-checks'], { type: 'key-check' }, { limit: 9 })
  expect(stored.items).toHaveLength(1)
  expect(JSON.stringify(stored.items)).not.toContain(secret)
})
