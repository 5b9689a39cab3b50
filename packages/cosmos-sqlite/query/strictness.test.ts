import { describe, expect, it } from 'vitest'
import type { Partition } from './compile.ts'
import { TestContainer } from './testing.ts'

const container = new TestContainer({
  partitionKey: { paths: ['/pk'] },
  indexingPolicy: {
    includedPaths: [{ path: '/*' }],
    excludedPaths: [{ path: '/secret/?' }],
    compositeIndexes: [[{ path: '/a' }, { path: '/b', order: 'descending' }]],
  },
})
container.add([{ id: '1', pk: 'p', a: 1, b: 2, t: [1, 2] }])
const one: Partition = { exact: '["p"]' }
const composite = 'The order by query does not have a corresponding composite index that it can be served from.'

describe('what the service refuses is refused', () => {
  it.each<[string, string, Partition?]>([
    ['SELECT * FROM c ORDER BY c.a, c.b', composite],
    ['SELECT * FROM c ORDER BY c.a DESC, c.b DESC', composite],
    ['SELECT * FROM c ORDER BY c.b DESC, c.a', composite],
    ['SELECT * FROM c WHERE c.a = 1 ORDER BY c.b, c.x', composite],
    ['SELECT * FROM c ORDER BY c.secret', 'order-by item is excluded'],
    ['SELECT * FROM c ORDER BY LOWER(c.a)', 'could not be mapped to a document path'],
    ['SELECT * FROM c ORDER BY c', 'could not be mapped to a document path'],
    ['SELECT VALUE t FROM t IN c.t ORDER BY t', 'could not be mapped to a document path'],
    ['SELECT c.a FROM c GROUP BY c.a ORDER BY c.a', "'ORDER BY' is not allowed"],
    ['SELECT VALUE COUNT(1) FROM c ORDER BY c.secret', 'order-by item is excluded'],
    ['SELECT c.b, COUNT(1) AS n FROM c GROUP BY c.a', "Property reference 'c.b' is invalid in the select list", one],
    ['SELECT * FROM c GROUP BY c.a', "'SELECT *' can not be used with GROUP BY", one],
    ['SELECT DISTINCT COUNT(1) AS n FROM c', 'DISTINCT together with aggregates', one],
    ['SELECT DISTINCT c.b FROM c ORDER BY c.a', 'must be part of the SELECT clause'],
    ['SELECT * FROM c WHERE COUNT(c.a) > 1', "Aggregate 'COUNT' is only allowed in the SELECT clause"],
    ['SELECT * FROM c WHERE d.a = 1', "Identifier 'd' could not be resolved"],
    ['SELECT VALUE t FROM t IN c.t WHERE c.a = 1', "Identifier 'c' could not be resolved"],
    ['SELECT NOPE(c.a) FROM c', "'NOPE' is not a recognized built-in function name"],
    ['SELECT udf.mine(c.a) FROM c', "User-defined function 'mine' is not supported"],
    ['SELECT ST_DISTANCE(c.a, c.b) FROM c', "'ST_DISTANCE' is not a recognized"],
    ['SELECT LOWER(c.a, 1) FROM c', 'The LOWER function requires 1 argument(s)'],
    ['SELECT * FROM c WHERE c.a = @missing', "The parameter '@missing' is used in the query but not given"],
    ['SELECT * FROM c WHERE c.t[c.a] = 1', 'An index must be a constant or a parameter'],
    ['SELECT * FROM c OFFSET 0 LIMIT @size', 'take a whole number'],
    ["SELECT * FROM c WHERE REGEXMATCH(c.id, '(')", "the pattern '(' is invalid"],
    ["SELECT * FROM c WHERE c.id LIKE '[z-a]'", 'is invalid'],
    ['SELECT (SELECT VALUE t FROM t IN c.t) FROM c', 'cardinality of a scalar subquery'],
    ['SELECT VALUE [1, (SELECT VALUE t FROM t IN c.t ORDER BY t)] FROM c', 'ORDER BY is not supported in a subquery'],
  ])('%s', (text, message, partition) => {
    const error = expect.objectContaining({ name: 'QueryError', status: 400, message: expect.stringContaining(message) })
    expect(() => container.all(text, { '@size': -1 }, partition)).toThrow(error)
  })

  it.each<[string, Partition?]>([
    ['SELECT * FROM c ORDER BY c.a, c.b DESC'],
    ['SELECT * FROM c ORDER BY c.a DESC, c.b'],
    ['SELECT * FROM c ORDER BY c.secretive'],
    ['SELECT * FROM c ORDER BY c._ts DESC'],
    ['SELECT VALUE COUNT(1) FROM c ORDER BY c.a'],
    ['SELECT COUNT(1) AS n, MAX(c.a) AS most FROM c'],
    ['SELECT COUNT(1) AS n FROM c', one],
    ["SELECT COUNT(1) AS n FROM c WHERE c.pk = 'p'"],
    ['SELECT DISTINCT c.a FROM c ORDER BY c.a'],
    ['SELECT c.a, COUNT(1) AS n FROM c GROUP BY c.a'],
  ])('but not %s', (text, partition) => {
    expect(container.all(text, {}, partition)).toHaveLength(1)
  })
})
