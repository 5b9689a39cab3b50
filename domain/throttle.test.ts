import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountRules, addressRules, emptyThrottle, throttleFailure, throttleWait } from './throttle.ts'

const start = new Date('2026-11-21T09:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

const failing = (times: number, rules = accountRules) => {
  let state = emptyThrottle(start)
  for (let time = 0; time < times; time += 1) state = throttleFailure(state, rules, start)
  return state
}

fc.configureGlobal({ seed: 20261121 })

describe('slowing down', () => {
  it.each([
    [1, 0],
    [5, 0],
    [6, 2],
    [7, 4],
    [10, 32],
    [14, 512],
    [15, 900],
    [10_000, 900],
  ])('after %i wrong passwords on one account the next try waits %i s', (failures, seconds) => {
    expect(throttleWait(failing(failures), accountRules, start)).toBe(seconds)
  })

  it('lets an address try thirty times', () => {
    expect(throttleWait(failing(30, addressRules), addressRules, start)).toBe(0)
    expect(throttleWait(failing(31, addressRules), addressRules, start)).toBe(2)
  })

  it('forgets after an hour without a failure', () => {
    const later = after(900 + 3601)
    expect(throttleFailure(failing(50), accountRules, later)).toMatchObject({ failures: 1 })
  })

  it('never slows an office whose slips are far apart', () => {
    let state = emptyThrottle(start)
    for (let slip = 0; slip < 500; slip += 1) {
      state = throttleFailure(state, addressRules, after(slip * 60))
      expect(throttleWait(state, addressRules, after(slip * 60))).toBe(0)
    }
  })

  it('keeps a guessing address slow until it stops for ten minutes', () => {
    const slowed = failing(31, addressRules)
    expect(throttleFailure(slowed, addressRules, after(601)).failures).toBe(32)
    expect(throttleFailure(slowed, addressRules, after(603)).failures).toBe(1)
  })

  it('counts guesses on one account that come minutes apart', () => {
    let state = emptyThrottle(start)
    for (let guess = 0; guess < 8; guess += 1) state = throttleFailure(state, accountRules, after(guess * 3000))
    expect(state.failures).toBe(8)
  })

  it('never blocks anybody for longer than fifteen minutes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 60 }), (gaps) => {
        let state = emptyThrottle(start)
        let seconds = 0
        for (const gap of gaps) {
          seconds += gap
          state = throttleFailure(state, accountRules, after(seconds))
          expect(throttleWait(state, accountRules, after(seconds))).toBeLessThanOrEqual(900)
        }
      }),
    )
  })
})
