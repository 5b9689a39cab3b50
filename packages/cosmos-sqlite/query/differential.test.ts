import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { condition, documentFields, fewMeet, parameters, path, uniques, value } from './differential.arbitraries.ts'
import { interpret, type Value } from './interpreter.ts'
import { parse } from './parser.ts'
import { TestContainer } from './testing.ts'

const composites = [
  [{ path: '/t' }, { path: '/s', order: 'descending' }],
  [{ path: '/a' }, { path: '/b' }],
  [{ path: '/b', order: 'descending' }, { path: '/a' }, { path: '/s' }],
  [{ path: '/t' }, { path: '/b' }, { path: '/a', order: 'descending' }, { path: '/s' }],
]
const partitionKey = { paths: ['/pk', '/house'] }
const bare = { partitionKey }
const indexed = {
  partitionKey,
  indexingPolicy: {
    compositeIndexes: composites,
    includedPaths: ['/*', '/a/?', '/b/?', '/s/?', '/n/x/?', '/"odd name"/?', '/l/[]/?'].map((text) => ({ path: text })),
  },
}

const unique = {
  partitionKey,
  indexingPolicy: { ...indexed.indexingPolicy, includedPaths: [...indexed.indexingPolicy.includedPaths, { path: '/u/?' }] },
  uniqueKeyPolicy: { uniqueKeys: [{ paths: ['/u'] }] },
}

const seeded = { seed: 20_240_501, endOnFailure: true } as const
const documents: Value[] = fc.sample(documentFields, { numRuns: 120, seed: 7 }).map((fields, at) => ({
  ...(JSON.parse(JSON.stringify(fields)) as { [name: string]: Value }),
  id: `d${String(at).padStart(3, '0')}`,
  pk: ['p', 'q'][at % 2] ?? '',
  house: ['h1', 'h2', 'h3'][at % 3] ?? '',
  _ts: 1000 + (at % 7),
  ...uniqueValue(at),
}))

/** Each value once in each of the six partitions; in every other one the field is missing instead of null. */
function uniqueValue(at: number): { u?: Value } {
  const found = uniques[Math.floor(at / 6)] as Value
  return found === null && at % 2 === 0 ? {} : { u: found }
}

/** The same documents without and with many indexes, and with a field that is unique in a partition. */
const containers = [bare, indexed, unique].map((definition) => {
  const container = new TestContainer(definition)
  container.add(documents as Record<string, unknown>[])
  return container
})

const scopes = [
  { partition: undefined, holds: () => true },
  { partition: { prefix: ['p'] }, holds: (document: Value) => at(document, 'pk') === 'p' },
  { partition: { exact: '["q","h2"]' }, holds: (document: Value) => at(document, 'pk') === 'q' && at(document, 'house') === 'h2' },
]

function at(document: Value, name: string): Value {
  return typeof document === 'object' && document !== null && !Array.isArray(document) ? document[name] : undefined
}

/** JSON with the fields of every object in order, so that equal values give equal text. */
const spelled = (item: unknown): string =>
  JSON.stringify(item, (_, inner: unknown) => {
    // A sum depends in its last digits on the order of the rows, which is free.
    if (typeof inner === 'number') return Number(inner.toPrecision(13))
    // Half a character, as SUBSTRING may cut it, doesn't survive the way through UTF-8.
    if (typeof inner === 'string') return inner.toWellFormed()
    return typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner
  })

const needsComposite = (text: string) => /ORDER BY [^,]*,/.test(text)

/** Compares every container and scope with the interpreter; `ordered` also compares the sequence. */
function agree(text: string, ordered: boolean): void {
  for (const { partition, holds } of scopes) {
    const expected = interpret(parse(text), documents.filter(holds), { parameters }).map(spelled)
    for (const container of containers.slice(needsComposite(text) ? 1 : 0)) {
      const actual = container.all(text, parameters, partition).map(spelled)
      if (ordered) expect(actual, text).toEqual(expected)
      else expect(actual.toSorted(), text).toEqual(expected.toSorted())
    }
  }
}

function check<T extends unknown[]>(
  runs: number,
  arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
  property: (...values: T) => void,
): void {
  fc.assert(fc.property(...(arbitraries as unknown as [fc.Arbitrary<T[0]>]), property as unknown as (first: T[0]) => void), {
    ...seeded,
    numRuns: runs,
  })
}

describe('the compiler agrees with the interpreter', () => {
  it('on conditions, plain and negated', () => {
    check<[string]>(300, [condition], (where) => {
      agree(`SELECT VALUE c.id FROM c WHERE ${where}`, false)
      agree(`SELECT VALUE c.id FROM c WHERE NOT ${where}`, false)
    })
  })

  it('on projections', () => {
    check<[string, string]>(150, [value, condition], (shown, test) => {
      agree(`SELECT c.id, ${shown} AS v, ${test} AS w FROM c`, false)
    })
    check<[string]>(60, [value], (shown) => agree(`SELECT VALUE ${shown} FROM c`, false))
  })

  it('on the order of results', () => {
    const key = fc.constantFrom('c.a', 'c.b', 'c.s', 'c.n.x', 'c._ts', 'c.t', 'c.id DESC', 'c.a DESC', 'c["odd name"] DESC', 'c.l')
    const several = fc.constantFrom(
      'c.t, c.s DESC',
      'c.t DESC, c.s',
      'c.a, c.b',
      'c.a DESC, c.b DESC',
      'c.b DESC, c.a, c.s',
      'c.b, c.a DESC, c.s DESC',
    )
    check<[string, string]>(120, [fc.oneof(key, several), condition], (by, where) => {
      const text = `FROM c WHERE ${where} ORDER BY ${by}`
      const keys = by.replaceAll(' DESC', '')
      agree(`SELECT VALUE [${keys.split(', ').map((name) => `${name} ?? "-undefined-"`)}] ${text}`, true)
      agree(`SELECT VALUE c.id ${text}`, false)
    })
  })

  it('on groups and aggregates', () => {
    const keys = fc.constantFrom('c.t', 'c.a', 'c.s', 'c.t, c.s', 'c.b, c.a', 'c.n.x', 'c.house', 'c.l', 'LOWER(c.t)')
    const shown = 'COUNT(1) AS n, COUNT(c.b) AS m, SUM(c.s) AS s, AVG(c.s) AS v, MIN(c.b) AS lo, MAX(c.n.x) AS hi'
    check<[string, string]>(60, [keys, condition], (by, where) => {
      const named = by.split(', ').map((key, index) => `${key} AS k${index}`)
      agree(`SELECT ${named}, ${shown} FROM c WHERE ${where} GROUP BY ${by}`, false)
    })
    check<[string, string]>(60, [path, condition], (of, where) => {
      for (const name of ['COUNT', 'SUM', 'AVG', 'MIN', 'MAX']) agree(`SELECT VALUE ${name}(${of}) FROM c WHERE ${where}`, false)
      agree(`SELECT DISTINCT VALUE ${of} FROM c WHERE ${where}`, false)
      agree(`SELECT DISTINCT c.t, ${of} AS v FROM c WHERE ${where}`, false)
    })
  })

  it('on joins', () => {
    check<[string, string]>(60, [condition, value], (where, shown) => {
      agree(`SELECT c.id, e, ${shown} AS v FROM c JOIN e IN c.l WHERE ${where}`, false)
      agree(`SELECT VALUE [c.id, e.x, f] FROM c JOIN e IN c.o JOIN f IN c.l WHERE e.x = f OR ${where}`, false)
      agree(`SELECT VALUE e FROM e IN c.o WHERE e.x > 0`, false)
      agree(`SELECT VALUE [c.id, e] FROM c JOIN e IN (SELECT VALUE d FROM d IN c.l WHERE d > 0) WHERE ${where}`, false)
    })
  })
})

describe('walking in pages', () => {
  const shapes = [
    'SELECT VALUE c.id FROM c WHERE ',
    'SELECT c.id FROM c WHERE ARRAY_CONTAINS(c.l, "a") AND ',
    'SELECT DISTINCT VALUE c.a FROM c WHERE ',
    'SELECT VALUE [c.id, e] FROM c JOIN e IN c.l WHERE ',
  ]
  const tails = [
    '',
    ' ORDER BY c.a',
    ' ORDER BY c.b DESC',
    ' ORDER BY c.t, c.s DESC',
    ' ORDER BY c.t DESC, c.s',
    ' ORDER BY c.b, c.a DESC, c.s DESC',
    ' OFFSET 3 LIMIT 11',
  ]
  it('gives the same sequence with any page size', () => {
    check<[string, string, string]>(60, [fc.constantFrom(...shapes), condition, fc.constantFrom(...tails)], (shape, where, tail) => {
      const text = shape + where + (shape.includes('DISTINCT') && tail.includes('ORDER') ? '' : tail)
      samePages(text)
    })
  })

  it('gives what few documents meet in any order and any page size', () => {
    check<[string, string]>(
      50,
      [fewMeet, fc.constantFrom(...tails, ' ORDER BY c.u DESC', ' ORDER BY c.u', ' ORDER BY c.id DESC')],
      (where, tail) => {
        const text = `SELECT VALUE c.id FROM c WHERE ${where}`
        agree(text, false)
        if (tail.includes('ORDER BY')) {
          const keys = tail.replace(' ORDER BY ', '').replaceAll(' DESC', '').split(', ')
          agree(`SELECT VALUE [${keys.map((name) => `${name} ?? "-undefined-"`)}] FROM c WHERE ${where}${tail}`, true)
        }
        agree(`SELECT c.t, COUNT(1) AS n FROM c WHERE ${where} GROUP BY c.t`, false)
        samePages(text + tail)
      },
    )
  })

  function samePages(text: string): void {
    for (const container of containers.slice(needsComposite(text) ? 1 : 0)) {
      for (const { partition } of scopes) {
        const whole = container.all(text, parameters, partition)
        for (const size of [1, 4, 100]) expect(container.all(text, parameters, partition, size), `${text} by ${size}`).toEqual(whole)
      }
    }
  }
})
