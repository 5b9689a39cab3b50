import { jsonFields } from './json-fields.ts'
import { jsonLimits } from './json-limits.ts'
import type { RecordReader } from './json-list.ts'
import { jsonTokens } from './json-tokens.ts'
import { type JsonValue, valueBuilder } from './json-value.ts'
import type { TextRecord } from './records-table.ts'
import { TableProblem, tableProblems } from './table-problem.ts'

/** Reads a file with a JSON object on each line, such as `{"email":"…"}`, as records. Blank lines are skipped. One line is held at a time. */
export const lineReader = (file: string): RecordReader => {
  let rest = ''
  let line = 0
  let records = 0

  const recordOf = (text: string): TextRecord[] => {
    line += 1
    if (text.length > jsonLimits.record) throw new TableProblem(tableProblems.lineTooLong(file, line))
    if (text.trim() === '') return []
    records += 1
    return [jsonFields(file, lineValue(file, text, line), line)]
  }

  const read = (text: string): TextRecord[] => {
    const [first = '', ...lines] = text.split('\n')
    rest += first
    const found: TextRecord[] = []
    for (const next of lines) {
      found.push(...recordOf(rest))
      rest = next
    }
    // Refused before the line ends: it may never.
    if (rest.length > jsonLimits.record) recordOf(rest)
    return found
  }

  const end = (): TextRecord[] => {
    const found = recordOf(rest)
    if (records === 0) throw new TableProblem(tableProblems.noRecords(file))
    return found
  }
  return { read, end }
}

const lineValue = (file: string, text: string, line: number): JsonValue => {
  const builder = valueBuilder((field) => {
    throw new TableProblem(tableProblems.fieldTwice(file, line, field))
  })
  const tokens = jsonTokens()
  let depth = 0
  for (const token of tokensOf()) {
    if (token.name === 'startObject' || token.name === 'startArray') depth += 1
    if (token.name === 'endObject' || token.name === 'endArray') depth -= 1
    if (depth > jsonLimits.depth) throw new TableProblem(tableProblems.jsonTooDeep(file, line))
    builder.take(token)
  }
  return builder.value()

  function tokensOf() {
    try {
      return [...tokens.read(text), ...tokens.end()]
    } catch (cause) {
      throw new TableProblem(tableProblems.noJsonLine(file, line), { cause })
    }
  }
}
