import { expect, it } from 'vitest'
import { countingClient } from '../load/client.ts'
import { callNames } from '../load/mix.ts'
import type { PlannedCall } from '../load/model.ts'
import { play } from '../load/run.ts'
import { ownStack } from '../support/own-stack.ts'
import { createTenant } from '../support/tenant.ts'

const stack = ownStack()

it('makes every call of the load model with success', async () => {
  const tenant = await createTenant(stack)
  const credentials = { accessToken: await tenant.token('admin'), auctionHouseId: tenant.houseId }
  const target = {
    houses: [
      { id: tenant.houseId, as: async () => (answered: (bytes: number) => void) => countingClient(stack.urls, credentials, answered) },
    ],
    charges: async () => undefined,
    stop: async () => undefined,
  }
  // One after the other, so that each finds what the one before left.
  const calls = callNames.map((name, index): PlannedCall => ({ at: index * 100, house: 0, desk: 'admin', name, part: 'sale', pick: 0.4 }))
  const plan = { seed: 1, houses: 1, minutes: 1, rate: 1 }
  const { outcomes, problems } = await play({ target, plan, calls, sizes: { bidders: 120, lots: 3 }, say: () => undefined })
  expect([...problems]).toEqual([])
  expect(outcomes.length).toBeGreaterThanOrEqual(callNames.length)
  expect(outcomes.filter(({ failed, bytes }) => failed || bytes === 0)).toEqual([])
})
