import { describe, expect, it } from 'vitest'
import { randomId } from './ids.ts'
import { memoryStore } from './memory-store.ts'
import { storeSuite } from './store-suite.ts'

describe('the store in memory', () => {
  const store = memoryStore()
  storeSuite(
    async () => store,
    () => randomId('acc'),
  )

  it('forgets a document when its time is over', async () => {
    let now = new Date('2026-11-21T09:00:00Z')
    const timed = memoryStore(() => now)
    await timed.write('throttles', ['k'], [{ kind: 'create', document: { id: 'a', type: 'x', ttl: 60 } }])
    now = new Date('2026-11-21T09:00:59Z')
    expect(await timed.read('throttles', ['k'], 'a')).toBeDefined()
    now = new Date('2026-11-21T09:01:00Z')
    expect(await timed.read('throttles', ['k'], 'a')).toBeUndefined()
  })
})
