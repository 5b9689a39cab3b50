import { jsonFields } from './json-fields.ts'
import { jsonLimits } from './json-limits.ts'
import { breaksIn } from './json-text.ts'
import { jsonTokens, type Token } from './json-tokens.ts'
import { type ValueBuilder, valueBuilder } from './json-value.ts'
import type { TextRecord } from './records-table.ts'
import { TableProblem, tableProblems } from './table-problem.ts'

/** Takes a file of JSON piece by piece. Both throw `TableProblem`. */
export interface RecordReader {
  /** The records that end in this piece. */
  read(text: string): TextRecord[]
  end(): TextRecord[]
}

/** Pieces end where a record, the list or a line can begin or end, so that an error is known to lie right after what was read. */
const pieces = /[^{}[\]\n]{0,16384}(?:[{}[\]]|\n{1,16384})|[^{}[\]\n]{1,16384}/g

/**
 * Reads a list of objects, or an object that holds one such list, as records. What else such an object holds is passed over. One record is held at
 * a time, whatever the size of the file.
 */
export const listReader = (file: string): RecordReader => {
  const tokens = jsonTokens()
  /** How many lists and objects are open. */
  let depth = 0
  /** At which depth the records of the list lie; undefined before the list. */
  let level: number | undefined
  let inList = false
  let records = 0
  let line = 1
  let hasBegun = false
  let record: ValueBuilder | undefined
  let recordLength = 0
  let found: TextRecord[] = []

  const refuse = (problem: string, cause?: unknown): never => {
    throw new TableProblem(problem, { cause })
  }
  const begin = (): ValueBuilder => {
    records += 1
    recordLength = 0
    return valueBuilder((field) => refuse(tableProblems.fieldTwice(file, records, field)))
  }

  /** A token of the list, or of what is around it. */
  const around = (token: Token): void => {
    if (inList) {
      if (token.name === 'endArray') inList = false
      else if (token.name === 'startObject') record = begin()
      else refuse(tableProblems.noObject(file, records + 1))
    } else if (token.name === 'startArray' && depth <= 1) {
      if (level !== undefined) refuse(tableProblems.noList(file))
      level = depth + 1
      inList = true
    } else if (depth === 0 && token.name !== 'startObject') refuse(tableProblems.noList(file))
  }

  const take = (token: Token): void => {
    const opens = token.name === 'startObject' || token.name === 'startArray'
    const closes = token.name === 'endObject' || token.name === 'endArray'
    hasBegun = true
    if (opens && depth >= jsonLimits.depth) refuse(tableProblems.jsonTooDeep(file, line))
    if (!record) around(token)
    if (opens) depth += 1
    if (closes) depth -= 1
    if (record?.take(token)) {
      found.push(jsonFields(file, record.value(), records))
      record = undefined
    }
  }

  const read = (text: string): TextRecord[] => {
    found = []
    for (const [piece] of text.matchAll(pieces)) {
      if (record) recordLength += piece.length
      if (recordLength > jsonLimits.record) refuse(tableProblems.recordTooLong(file, records))
      for (const token of tokensOf(piece)) take(token)
      line += breaksIn(piece)
    }
    return found
  }

  const tokensOf = (piece: string): readonly Token[] => {
    try {
      return tokens.read(piece)
    } catch (cause) {
      if (hasBegun && depth === 0) return refuse(tableProblems.jsonGoesOn(file, line), cause)
      if (inList) return refuse(tableProblems.noJsonRecord(file, record ? records : records + 1, line), cause)
      return refuse(tableProblems.noJsonAt(file, line), cause)
    }
  }

  const end = (): TextRecord[] => {
    found = []
    try {
      for (const token of tokens.end()) take(token)
    } catch (cause) {
      if (cause instanceof TableProblem) throw cause
      if (!hasBegun) refuse(tableProblems.notJson(file), cause)
      refuse(tableProblems.jsonCutOff(file, line, record ? records - 1 : records), cause)
    }
    if (level === undefined) refuse(tableProblems.noList(file))
    if (records === 0) refuse(tableProblems.noRecords(file))
    return found
  }
  return { read, end }
}
