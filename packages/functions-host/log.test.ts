import { expect, test } from 'vitest'
import { createLog, describeError, type LogEntry } from './log.ts'

const fail = (call: number): string =>
  `Executed importUpload (Failed, ${call} ms): ${describeError(new Error(`no connection at call ${call}`))}`

test('gives the stack of a fault once a minute, then one line for each further time', () => {
  let time = 0
  const entries: LogEntry[] = []
  const log = createLog(
    'app',
    (entry) => entries.push(entry),
    {},
    () => time,
  )
  for (const call of [1, 2, 3]) log.write('error', 'Function.importUpload', fail(call))
  time = 61_000
  log.write('error', 'Function.importUpload', fail(4))
  expect(entries.map(({ message }) => message.includes('    at '))).toEqual([true, false, false, true])
  expect(entries[2]?.message).toBe('Executed importUpload (Failed, 3 ms): Error: no connection at call 3')
})
