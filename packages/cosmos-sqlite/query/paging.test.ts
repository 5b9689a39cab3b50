import { describe, expect, it } from 'vitest'
import { run } from './run.ts'
import { TestContainer, testNow } from './testing.ts'

const definition = {
  partitionKey: { paths: ['/pk'] },
  indexingPolicy: { includedPaths: [{ path: '/*' }, { path: '/n/?' }, { path: '/x/[]/?' }] },
}

function filled(count: number): TestContainer {
  const container = new TestContainer(definition)
  container.add(Array.from({ length: count }, (_, at) => ({ id: `${at}`, pk: 'p', n: at % 10 === 3 ? undefined : at % 4, x: [at % 3] })))
  return container
}
const partition = { exact: '["p"]' }

describe('pages', () => {
  it('hold 100 results by default, and end without a token', () => {
    const container = filled(250)
    const plan = container.plan('SELECT VALUE c.id FROM c', {}, partition)
    const sizes: number[] = []
    let continuation: string | undefined
    do {
      const page = run(container.db, plan, { continuation })
      sizes.push(page.items.length)
      continuation = page.continuation
    } while (continuation)
    expect(sizes).toEqual([100, 100, 50])
  })

  it('end at 4 MB of results', () => {
    const container = new TestContainer(definition)
    container.add(Array.from({ length: 12 }, (_, at) => ({ id: `${at}`, pk: 'p', text: 'é'.repeat(500_000) })))
    const page = container.page('SELECT * FROM c', { partition, maxItems: -1 })
    expect(page.items).toHaveLength(4)
    expect(page.stats.bytes).toBeLessThanOrEqual(4 * 1024 * 1024)
    expect(container.all('SELECT * FROM c', {}, partition)).toHaveLength(12)
    expect(container.all('SELECT VALUE [c.id, c.text] FROM c JOIN t IN [1, 2]', {}, partition)).toHaveLength(24)
  })

  it.each([
    ['SELECT TOP 7 VALUE c.id FROM c ORDER BY c.n DESC', 7],
    ['SELECT VALUE c.id FROM c ORDER BY c.n OFFSET 5 LIMIT 9', 9],
    ['SELECT VALUE c.id FROM c OFFSET 45 LIMIT 9', 5],
    ['SELECT DISTINCT VALUE c.n FROM c OFFSET 1 LIMIT 2', 2],
    ['SELECT TOP 0 * FROM c', 0],
    ['SELECT VALUE t FROM c JOIN t IN c.x OFFSET 48 LIMIT 5', 2],
  ])('of %s add up to its bounds', (text, count) => {
    const container = filled(50)
    const whole = container.all(text, {}, partition)
    expect(whole).toHaveLength(count)
    for (const size of [1, 2, 3, 7]) expect(container.all(text, {}, partition, size)).toEqual(whole)
  })

  it('continue by number where the sort keys are too long for a header', () => {
    const container = new TestContainer(definition)
    container.add(Array.from({ length: 9 }, (_, at) => ({ id: `${at}`, pk: 'p', text: `${'é'.repeat(20_000)}${(at * 4) % 9}` })))
    const text = 'SELECT VALUE c.id FROM c ORDER BY c.text DESC OFFSET 1 LIMIT 7'
    const whole = container.all(text, {}, partition)
    expect(whole).toEqual(['4', '6', '8', '1', '3', '5', '7'])
    const first = container.page(text, { partition, maxItems: 2 })
    expect(first.continuation?.length).toBeLessThan(200)
    expect(container.all(text, {}, partition, 2)).toEqual(whole)
  })

  it.each(['c.n', 'c.n DESC', 'c._ts'])('neither lose nor repeat a document when others come and go, by %s', (order) => {
    const container = filled(30)
    const text = `SELECT VALUE c.id FROM c WHERE NOT STARTSWITH(c.id, 'new') ORDER BY ${order}`
    const seen: unknown[] = []
    let continuation: string | undefined
    for (let turn = 0; ; turn++) {
      const page = container.page(text, { partition, maxItems: 4, ...(continuation ? { continuation } : {}) })
      seen.push(...page.items)
      continuation = page.continuation
      if (!continuation) break
      container.add([{ id: `new${turn}`, pk: 'p', n: turn % 5 }])
    }
    expect(new Set(seen).size).toBe(30)
    expect(seen).toHaveLength(30)
  })

  it('cost the same whatever their size, and more for more', () => {
    const container = filled(60)
    const cost = (size: number) => {
      let charge = 0
      let continuation: string | undefined
      do {
        const page = container.page('SELECT * FROM c', { partition, maxItems: size, ...(continuation ? { continuation } : {}) })
        charge += page.stats.charge
        continuation = page.continuation
      } while (continuation)
      return charge
    }
    expect(cost(7)).toBeCloseTo(cost(60), 1)
    expect(container.page('SELECT TOP 10 * FROM c', { partition }).stats.charge).toBeLessThan(cost(60))
  })
})

describe('a continuation token', () => {
  const container = filled(20)
  const text = 'SELECT * FROM c WHERE c.n >= @n ORDER BY c.n'
  const options = { partition, parameters: { '@n': 0 }, maxItems: 2 }
  const { continuation = '' } = container.page(text, options)

  it.each([
    ['another query', 'SELECT * FROM c WHERE c.n >= @n ORDER BY c.n DESC', options],
    ['other parameters', text, { ...options, parameters: { '@n': 1 } }],
    ['another partition', text, { ...options, partition: { exact: '["q"]' } }],
  ])('is refused by %s', (_, other, with_) => {
    const error = expect.objectContaining({ status: 400, message: expect.stringContaining('Invalid Continuation Token') })
    expect(() => container.page(other, { ...with_, continuation })).toThrow(error)
  })

  it('is refused by another container', () => {
    const other = new TestContainer({ ...definition, indexingPolicy: { includedPaths: [{ path: '/*' }] } })
    expect(() => other.page(text, { ...options, continuation })).toThrow('belongs to another query or container')
  })

  it.each(['x', 'bnVsbA', Buffer.from('{"v":2}').toString('base64url'), `${continuation.slice(0, -3)}`])(
    'is refused when damaged: %s',
    (damaged) => {
      expect(() => container.page(text, { ...options, continuation: damaged })).toThrow('Invalid Continuation Token')
    },
  )
})

describe('expired documents', () => {
  it('are never seen', () => {
    const container = new TestContainer(definition)
    const seconds = testNow / 1000
    container.add([{ id: 'gone', pk: 'p', n: 1, x: [1] }], seconds)
    container.add([{ id: 'late', pk: 'p', n: 1, x: [1] }], seconds + 1)
    container.add([{ id: 'kept', pk: 'p', n: 1, x: [1] }])
    const texts = [
      'SELECT VALUE c.id FROM c',
      'SELECT VALUE c.id FROM c WHERE c.n = 1',
      'SELECT VALUE c.id FROM c WHERE ARRAY_CONTAINS(c.x, 1)',
      'SELECT VALUE c.id FROM c ORDER BY c.n DESC',
      "SELECT VALUE c.id FROM c JOIN t IN c.x WHERE c.id != 'x'",
    ]
    for (const text of texts) {
      for (const scope of [partition, undefined]) expect(container.all(text, {}, scope).toSorted(), text).toEqual(['kept', 'late'])
    }
    expect(container.all('SELECT VALUE COUNT(1) FROM c', {}, partition)).toEqual([2])
    expect(container.all('SELECT c.n, COUNT(1) AS k FROM c GROUP BY c.n', {}, partition)).toEqual([{ n: 1, k: 2 }])
  })
})
