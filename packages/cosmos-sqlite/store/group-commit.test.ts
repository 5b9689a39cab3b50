import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { conflict } from '../errors.ts'
import { createWriter, type WriteQueue, type Writer } from './group-commit.ts'
import { transaction, transactionInSteps } from './transaction.ts'

let db: DatabaseSync
let write: Writer
let queue: WriteQueue
const undone = vi.fn()

beforeEach(() => {
  db = new DatabaseSync(':memory:')
  db.exec('CREATE TABLE t (n INTEGER PRIMARY KEY)')
  undone.mockClear()
  queue = createWriter(db, undone)
  write = queue.write
})

const insert = (n: number) => () => db.prepare('INSERT INTO t VALUES (?)').run(n)
const rows = () =>
  db
    .prepare('SELECT n FROM t ORDER BY n')
    .all()
    .map(({ n }) => n)
const turn = () => new Promise((resolve) => setImmediate(resolve))
const outcome = (promises: Promise<unknown>[]) => Promise.allSettled(promises).then((all) => all.map(({ status }) => status))

it('commits what arrives together at once, and gives each its result', async () => {
  const seen: boolean[] = []
  const results = await Promise.all([1, 2, 3].map((n) => write(() => seen.push(db.isTransaction) && insert(n)() && n * 10)))
  expect(results).toEqual([10, 20, 30])
  expect(seen).toEqual([true, true, true])
  expect(await write(() => db.isTransaction)).toBe(false)
})

it('refuses one without touching the others', async () => {
  const refused = () => {
    throw conflict('no')
  }
  expect(await outcome([write(insert(1)), write(refused), write(insert(2))])).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(rows()).toEqual([1, 2])
  expect(undone).not.toHaveBeenCalled()
})

it('undoes a batch in the middle of a group alone', async () => {
  const batch = () =>
    transaction(db, () => {
      insert(2)()
      throw conflict('no')
    })
  expect(await outcome([write(insert(1)), write(batch), write(insert(3))])).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(rows()).toEqual([1, 3])
})

it('fails all of a commit when the store fails, and continues afterwards', async () => {
  const broken = () => db.exec('nonsense')
  expect(await outcome([write(insert(1)), write(broken), write(insert(2))])).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(rows()).toEqual([2])
  expect(undone).toHaveBeenCalledOnce()
  await write(insert(4))
  expect(rows()).toEqual([2, 4])
})

it('lets writes wait while it is held, also those that had arrived, and commits them then', async () => {
  const early = write(insert(1))
  const letGo = await queue.hold()
  const late = write(insert(2))
  await turn()
  await turn()
  expect(rows()).toEqual([])
  letGo()
  await Promise.all([early, late])
  expect(rows()).toEqual([1, 2])
})

it('leaves what arrived with long writes to further commits, in its order', async () => {
  let now = 0
  const queue = createWriter(db, undone, () => now)
  const taking = (ms: number, n: number) => () => {
    now += ms
    insert(n)()
    return db.prepare('SELECT count(*) AS n FROM t').get()?.n
  }
  let turn = 0
  const next = () => {
    turn += 1
    if (turn < 10) setImmediate(next)
  }
  setImmediate(next)
  const turns = await Promise.all([2, 2, 8, 8, 1].map((ms, at) => queue.write(taking(ms, at)).then((known) => [known, turn])))
  const [first = 0] = turns.map(([, at]) => Number(at))
  expect(turns).toEqual([
    [1, first],
    [2, first],
    [3, first],
    [4, first + 1],
    [5, first + 2],
  ])
})

describe('writes of several tenants', () => {
  it('take turns, those of each in its order', async () => {
    const done: string[] = []
    const note = (name: string) => () => void done.push(name)
    const big = ['b0', 'b1', 'b2'].map((name) => queue.write(note(name), 'big'))
    await Promise.all([...big, queue.write(note('s0'), 'small'), queue.write(note('s1'), 'small')])
    expect(done).toEqual(['b0', 's0', 'b1', 's1', 'b2'])
  })

  it('are committed without the long ones behind them', async () => {
    const committed: string[] = []
    const noting = (name: string) => () => void committed.push(name)
    function* noSteps() {
      yield
    }
    const long = (at: number) => queue.writeInSteps(noSteps, 'big', 100).then(noting(`long ${at}`))
    const first = long(0)
    const short = queue.write(() => db.isTransaction, 'small')
    await Promise.all([first, short.then(noting('short')), long(1), long(2)])
    expect(committed).toEqual(['long 0', 'short', 'long 1', 'long 2'])
    // Alone: it shares no commit with the long one that comes next.
    expect(await short).toBe(false)
  })
})

describe('a write in steps', () => {
  /** Each step takes longer than a turn. */
  const slow = () => {
    let now = 0
    const slowQueue = createWriter(db, undone, () => {
      now += 100
      return now
    })
    const begun: number[] = []
    const steps = (numbers: readonly number[], end: () => void = () => undefined) =>
      slowQueue.writeInSteps(() =>
        transactionInSteps(db, function* () {
          for (const n of numbers) {
            begun.push(n)
            insert(n)()
            yield
          }
          end()
          return numbers.length
        }),
      )
    return { ...slowQueue, begun, steps }
  }

  it('gives others their turn, while other writes wait until it is committed', async () => {
    const { steps, begun, write } = slow()
    const long = steps([1, 2, 3])
    const late = write(() => [rows(), db.isTransaction])
    const seen: number[] = []
    while (begun.length < 3) {
      await turn()
      seen.push(begun.length)
    }
    expect(seen).toEqual(expect.arrayContaining([1, 2, 3]))
    expect(await long).toBe(3)
    expect(await late).toEqual([[1, 2, 3], expect.any(Boolean)])
  })

  it('leaves nothing behind when it is refused or fails in the middle', async () => {
    const refused = () => {
      throw conflict('no')
    }
    const { steps, write } = slow()
    expect(await outcome([steps([1, 2], refused), write(insert(7))])).toEqual(['rejected', 'fulfilled'])
    expect(await outcome([steps([3, 7]), write(insert(8))])).toContain('rejected')
    await write(insert(9))
    expect(rows()).toEqual([7, 8, 9])
    expect(undone).toHaveBeenCalledOnce()
  })

  it('is waited for by who holds writes, and by work that must be alone', async () => {
    const { steps, hold, begun, alone, write } = slow()
    const long = steps([1, 2])
    while (begun.length < 1) await turn()
    const single = alone(() => [rows(), db.isTransaction])
    const letGo = await hold()
    expect([rows(), db.isTransaction]).toEqual([[1, 2], false])
    letGo()
    expect(await Promise.all([long, single, write(insert(3))])).toEqual([2, [[1, 2], false], expect.anything()])
  })
})

it('keeps work that must be alone out of the transactions of others, in its order', async () => {
  const seen: unknown[] = []
  const look = (name: string) => () => void seen.push([name, db.isTransaction])
  await Promise.all([write(look('a')), write(look('b')), queue.alone(look('c')), write(look('d')), write(look('e'))])
  expect(seen).toEqual([
    ['a', true],
    ['b', true],
    ['c', false],
    ['d', true],
    ['e', true],
  ])
})
