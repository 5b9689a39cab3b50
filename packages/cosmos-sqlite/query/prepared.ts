import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { QueryError } from './error.ts'

const statementLimit = 500

const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>()

/** A prepared statement per text and connection; the oldest half goes when there are too many. */
export function prepared(db: DatabaseSync, text: string): StatementSync {
  let known = statements.get(db)
  if (!known) {
    known = new Map()
    statements.set(db, known)
  }
  const found = known.get(text)
  if (found) return found
  if (known.size >= statementLimit) for (const old of [...known.keys()].slice(0, statementLimit / 2)) known.delete(old)
  const statement = prepare(db, text)
  statement.setReturnArrays(true)
  known.set(text, statement)
  return statement
}

const tooComplex = /Expression tree is too large|too many SQL variables|parser stack overflow|too many columns/

function prepare(db: DatabaseSync, text: string): StatementSync {
  try {
    return db.prepare(text)
  } catch (error) {
    if (error instanceof Error && tooComplex.test(error.message)) throw new QueryError(`The query is too complex: ${error.message}.`)
    throw error
  }
}
