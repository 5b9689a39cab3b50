import { expect, it } from 'vitest'
import { jsonLogger } from '../logging/logger.ts'
import type { CallContext } from './context.ts'
import { type Probe, ready } from './health.ts'

const setUp = () => {
  const lines: string[] = []
  const states = { cosmos: 'up', queues: 'up' }
  const probe = (name: keyof typeof states): Probe => ({
    ask: async () => {
      if (states[name] === 'down') throw new Error('connection refused')
      if (states[name] === 'slow') await new Promise(() => {})
    },
    withinMs: 20,
  })
  const log = jsonLogger((level, line) => lines.push(`${level} ${JSON.parse(line).message} ${JSON.parse(line).dependency}`))
  const useCase = ready({ cosmos: probe('cosmos'), queues: probe('queues') }, log)
  const none = { params: undefined, query: undefined, body: undefined, form: undefined, idempotencyKey: undefined }
  return { states, lines, ask: () => useCase(none, {} as CallContext) }
}

it('is ready while every dependency answers', async () => {
  expect(await setUp().ask()).toEqual({ status: 'ready', dependencies: { cosmos: 'up', queues: 'up' } })
})

it.each(['down', 'slow'])('is degraded while a dependency is %s, and names it', async (state) => {
  const { states, ask } = setUp()
  states.queues = state
  expect(await ask()).toEqual({ status: 'degraded', dependencies: { cosmos: 'up', queues: 'down' } })
})

it('logs each change of state once', async () => {
  const { states, lines, ask } = setUp()
  states.cosmos = 'down'
  await ask()
  await ask()
  states.cosmos = 'up'
  await ask()
  await ask()
  expect(lines).toEqual(['warn dependency is down cosmos', 'info dependency is up again cosmos'])
})
