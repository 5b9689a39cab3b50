import { expect, it } from 'vitest'
import { jsonLogger } from './logger.ts'
import { outageLog } from './outage-log.ts'

const setUp = () => {
  const clock = { time: 0 }
  const lines: string[] = []
  const log = jsonLogger(
    (level, line) => lines.push(`${level} ${line}`),
    () => clock.time,
  )
  return { clock, lines, log }
}

const fault = (call: number): Error => new Error(`no connection at call ${call}`)

it('gives the stack of a fault once a minute, and one short line for each further time', () => {
  const { clock, lines, log } = setUp()
  for (const call of [1, 2, 3]) log.error('unexpected failure', fault(call), { correlationId: `req_${call}` })
  clock.time = 61_000
  log.error('unexpected failure', fault(4))
  expect(lines.map((line) => line.includes('    at '))).toEqual([true, false, false, true])
  expect(lines[2]).toBe(
    'error {"message":"unexpected failure","correlationId":"req_3","error":"Error: no connection at call 3","repeated":2}',
  )
})

it('gives the stack of each other fault', () => {
  const { lines, log } = setUp()
  log.error('unexpected failure', fault(1))
  log.error('unexpected failure', new Error('elsewhere'))
  expect(lines.every((line) => line.includes('    at '))).toBe(true)
})

it('writes a line when an outage begins and one when it ends', () => {
  const { lines, log } = setUp()
  const outage = outageLog(log, 'dependency', { dependency: 'cosmos' })
  outage.worked()
  for (const call of [1, 2, 3]) outage.failed(fault(call))
  outage.worked()
  outage.worked()
  expect(lines).toEqual([
    'warn {"message":"dependency is down","dependency":"cosmos","problem":"no connection at call 1"}',
    'info {"message":"dependency is up again","dependency":"cosmos"}',
  ])
})
