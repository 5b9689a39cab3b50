import { expect, it } from 'vitest'
import { hasEnded } from './job-end.ts'

const at = (completedAt: string) => ({ status: 'completed' as const, completedAt })

it.each([
  ['the first one, begun and ended unseen', undefined, at('10:00'), true],
  ['another one, begun and ended unseen', at('10:00'), at('10:05'), true],
  ['one that was seen running', {}, at('10:00'), true],
  ['nothing new', at('10:00'), at('10:00'), false],
  ['one that still runs', at('10:00'), { status: 'running' as const }, false],
  ['nothing at all', undefined, undefined, false],
])('knows the end of a job: %s', (_case, before, now, ended) => {
  expect(hasEnded(before, now)).toBe(ended)
})
