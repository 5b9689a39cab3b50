import { describe, expect, test } from 'vitest'
import { formatLine, readChildLine, readLevel } from './log.ts'

describe('readChildLine', () => {
  test.each([
    ['plain words', 'stdout', 'info', 'plain words'],
    ['plain words', 'stderr', 'warn', 'plain words'],
    ['error it broke', 'stderr', 'error', 'it broke'],
    ['{"level":"Information","message":"started","time":"x","app":"auth"}', 'stdout', 'info', 'started app=auth'],
    ['{"level":"critical","category":"Host","message":"gone"}', 'stdout', 'error', 'gone category=Host'],
    ['{"event":"listening","port":7071}', 'stdout', 'info', 'listening port=7071'],
    ['{"level":"warn","message":"slow","at":{"ms":5}}', 'stdout', 'warn', 'slow at={"ms":5}'],
    ['{not json}', 'stdout', 'info', '{not json}'],
  ] as const)('%s on %s is %s: %s', (raw, stream, level, text) => {
    expect(readChildLine(raw, stream)).toEqual({ level, text })
  })
})

test('a line has time, service, level and text, and colours only when asked', () => {
  const line = { time: new Date(2026, 2, 1, 9, 5, 7, 42), service: 'auth', level: 'warn', text: 'slow' } as const
  expect(formatLine(line, false)).toBe('09:05:07.042 auth           warn  slow')
  expect(formatLine({ ...line, level: 'info' }, false)).toBe('09:05:07.042 auth           slow')
  expect(formatLine(line, true)).toContain('\u001b[32m')
})

test('LOG_LEVEL is one of four words', () => {
  expect(readLevel(undefined)).toBe('info')
  expect(readLevel('debug')).toBe('debug')
  expect(() => readLevel('loud')).toThrow('LOG_LEVEL must be one of debug, info, warn, error')
})
