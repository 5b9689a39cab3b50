import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { approachOf } from './approach.ts'
import { requestCharge } from './charge.ts'
import type { Plan } from './plan.ts'
import { prepared } from './prepared.ts'
import type { BoundSql } from './sql.ts'
import { type Approach, type Statement, segments, statementOf } from './statement.ts'
import { type Position, readToken, writeToken } from './token.ts'
import { registerFunctions } from './udf.ts'

export interface RunOptions {
  /** Most results of the page; -1 leaves it to the size limit alone. Default 100. */
  readonly maxItems?: number | undefined
  readonly continuation?: string | undefined
}

export interface RunStats {
  /** Results of this page. */
  readonly rows: number
  /** UTF-8 bytes of this page's results. */
  readonly bytes: number
  /** Request units, invented but the same for the same work. */
  readonly charge: number
}

export interface Page {
  /** JSON text of each result. */
  readonly items: string[]
  readonly continuation?: string
  readonly stats: RunStats
}

const pageBytes = 4 * 1024 * 1024
const defaultItems = 100
type Row = (string | number | null | Uint8Array)[]

/** Collects the results of a page until it is full. */
class PageBuilder {
  readonly items: string[] = []
  bytes = 0
  last: Row | undefined
  /** Rows read, those without a result included. */
  read = 0
  full = false
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** Takes a row, or refuses it because the page is full. */
  add(row: Row): boolean {
    const json = row[0]
    const size = typeof json === 'string' ? Buffer.byteLength(json) : 0
    if (this.read >= this.#most || (this.items.length > 0 && this.bytes + size > pageBytes)) {
      this.full = true
      return false
    }
    this.read++
    this.last = row
    if (typeof json === 'string') {
      this.items.push(json)
      this.bytes += size
    }
    return true
  }
}

function fill(db: DatabaseSync, { text, args }: Statement, page: PageBuilder): void {
  const rows = prepared(db, text).iterate(...(args as SQLInputValue[])) as Iterable<unknown>
  for (const row of rows as Iterable<Row>) if (!page.add(row)) return
}

/**
 * Runs one page of a plan on a connection that sees the container's table.
 * @throws QueryError 400 on a continuation token of another query
 */
export function run(db: DatabaseSync, plan: Plan, options: RunOptions = {}): Page {
  registerFunctions(db)
  const position: Position | undefined = options.continuation ? readToken(plan, options.continuation) : undefined
  const done = position?.done ?? 0
  const left = plan.take === undefined ? Number.POSITIVE_INFINITY : Math.max(0, plan.take - done)
  const asked = options.maxItems ?? defaultItems
  const most = Math.min(left, asked > 0 ? asked : Number.POSITIVE_INFINITY)
  const page = new PageBuilder(most)
  if (most > 0) readPage(db, plan, page, position, most)
  const more = page.full && done + page.read < (plan.take ?? Number.POSITIVE_INFINITY)
  const stats = { rows: page.items.length, bytes: page.bytes, charge: requestCharge(position === undefined, page.items.length, page.bytes) }
  if (!more) return { items: page.items, stats }
  return { items: page.items, continuation: writeToken(plan, behind(plan, page, done + page.read)), stats }
}

function behind(plan: Plan, page: PageBuilder, done: number): Position {
  if (!plan.walk || !page.last) return { done }
  const [, row, ...keys] = page.last
  return { done, row: Number(row), keys }
}

function readPage(db: DatabaseSync, plan: Plan, page: PageBuilder, position: Position | undefined, most: number): void {
  const approach = approachOf(db, plan)
  // One row more than the page holds shows whether there are more.
  const limit = (): number => (Number.isFinite(most) ? most - page.read + 1 : -1)
  if (!plan.walk) {
    const skip = plan.skip + (position?.done ?? 0)
    const fitting = plan.spare && meetsGuard(db, plan, plan.spare.guard, approach) ? { ...plan, ...plan.spare } : plan
    fill(db, statementOf(fitting, approach, { text: '', args: [] }, window(limit(), skip)), page)
    return
  }
  for (const segment of segments(plan, position, approach)) {
    fill(
      db,
      statementOf(plan, approach, segment, window(limit(), position?.row === undefined ? plan.skip + (position?.done ?? 0) : 0)),
      page,
    )
    if (page.full) return
  }
}

function meetsGuard(db: DatabaseSync, plan: Plan, guard: BoundSql, approach: Approach): boolean {
  const probe: Plan = { ...plan, output: { text: '1', args: [] }, tail: { text: '', args: [] } }
  const { text, args } = statementOf(probe, approach, guard, { text: ' LIMIT 1', args: [] })
  return prepared(db, text).get(...args) !== undefined
}

function window(limit: number, skip: number): BoundSql {
  if (limit < 0 && skip === 0) return { text: '', args: [] }
  return skip === 0 ? { text: ' LIMIT ?', args: [limit] } : { text: ' LIMIT ? OFFSET ?', args: [limit, skip] }
}
