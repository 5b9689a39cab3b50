import { expect, it } from 'vitest'
import { saturation } from './saturation.ts'

it('judges by the last full span', () => {
  const gauge = { at: 0, share: 0.1 }
  const isSaturated = saturation({
    now: () => gauge.at,
    utilization: () => ({ idle: 0, active: 0, utilization: gauge.share }),
  })
  const after = (ms: number, share: number) => {
    gauge.at += ms
    gauge.share = share
    return isSaturated()
  }
  expect([after(50, 1), after(50, 1), after(99, 0.1), after(1, 0.1)]).toEqual([false, true, true, false])
})
