import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fileScheduleStore } from './schedule-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'timers-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const status = { last: '2026-11-21T11:00:00.000Z', next: '2026-11-21T12:00:00.000Z', lastUpdated: '2026-11-21T11:00:00.000Z' }

test('a status is there after a restart', () => {
  const file = join(folder, 'state', 'timers.json')
  fileScheduleStore(file).write('app.timer', status)
  const again = fileScheduleStore(file)
  expect(again.read('app.timer')).toEqual(status)
  expect(again.read('app.other')).toBeUndefined()
})

test('a file that is no JSON is reported, not overwritten', () => {
  const file = join(folder, 'timers.json')
  writeFileSync(file, '{')
  expect(() => fileScheduleStore(file)).toThrow(SyntaxError)
})
