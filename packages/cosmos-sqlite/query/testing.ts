import { DatabaseSync } from 'node:sqlite'
import { atOnce } from '../store/steps.ts'
import { compile, type Partition } from './compile.ts'
import { type ContainerDefinition, type Layout, layoutOf } from './layout.ts'
import { parse } from './parser.ts'
import type { Plan } from './plan.ts'
import { insertSql, keyNumbers, scalarReader } from './rows.ts'
import { type Page, run } from './run.ts'
import { schemaOf } from './schema.ts'
import { fillSideTables } from './side-table.ts'

type Json = Readonly<Record<string, unknown>>

/** Time at which the tests' queries run, in milliseconds. */
export const testNow = 1_700_000_000_000

/** A container in memory with the schema of its definition, for tests of the query engine. */
export class TestContainer {
  readonly db = new DatabaseSync(':memory:')
  readonly layout: Layout
  readonly #paths: readonly (readonly string[])[]
  #rows = 0

  constructor(definition: ContainerDefinition) {
    this.layout = layoutOf(definition)
    this.#paths = this.layout.partition
    const created = schemaOf(this.layout, 'items').filter(({ included }) => !included)
    for (const object of created) for (const statement of object.create) this.db.exec(statement)
  }

  /** @param expires seconds since 1970 */
  add(documents: readonly Json[], expires: number | null = null): void {
    const insert = this.db.prepare(insertSql(this.layout, 'items'))
    const numberOf = keyNumbers(this.db, 'items')
    const scalarsOf = scalarReader(this.layout)
    this.db.exec('BEGIN')
    for (const document of documents) {
      const key = JSON.stringify(this.#paths.map(([name = '']) => document[name] ?? {}))
      const row = ++this.#rows
      const text = JSON.stringify(document)
      const scalars = scalarsOf(JSON.parse(text) as object)
      insert.run(row, key, numberOf(key), String(document.id), 'etag', Number(document._ts ?? 0), expires, row, ...scalars, text)
    }
    atOnce(fillSideTables(this.db, this.layout, 'items', { most: -1 }))
    this.db.exec('COMMIT')
  }

  plan(text: string, parameters: Json = {}, partition?: Partition): Plan {
    return compile(parse(text), { parameters, layout: this.layout, table: 'items', partition, now: testNow })
  }

  page(text: string, options: { parameters?: Json; partition?: Partition; maxItems?: number; continuation?: string } = {}): Page {
    const { parameters, partition, maxItems = -1, continuation } = options
    return run(this.db, this.plan(text, parameters, partition), { maxItems, continuation })
  }

  /** All results, read in pages of a size; -1 for one page. */
  all(text: string, parameters: Json = {}, partition?: Partition, maxItems = -1): unknown[] {
    const items: unknown[] = []
    let continuation: string | undefined
    do {
      const page = this.page(text, { parameters, partition, maxItems, ...(continuation ? { continuation } : {}) })
      items.push(...page.items.map((item) => JSON.parse(item) as unknown))
      continuation = page.continuation
    } while (continuation)
    return items
  }
}
