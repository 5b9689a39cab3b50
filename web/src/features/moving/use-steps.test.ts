import { expect, it } from 'vitest'
import { isReady, type Step, type StepState } from './use-steps.ts'

const step = (id: Step['id'], state: StepState): Step => ({ id, state, fact: '', to: '/', failed: false, retry: () => undefined })

it('calls a house ready with bidders, lots of an auction, and nothing that waits', () => {
  const made = [step('bidders', 'done'), step('auctions', 'done'), step('lots', 'done')]
  expect(isReady([...made, step('platforms', 'open')])).toBe(true)
  expect(isReady(made.slice(1))).toBe(false)
  expect(isReady([...made, step('duplicates', 'check')])).toBe(false)
  expect(isReady([...made, step('rows', 'unknown')])).toBe(false)
})
