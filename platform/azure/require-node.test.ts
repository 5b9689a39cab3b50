import { expect, it } from 'vitest'
import { requireNode } from './require-node.ts'

it.each(['24.7.0', '24.21.0', '25.0.0', '26.1.0-nightly'])('takes Node %s', (version) => {
  expect(() => requireNode(version)).not.toThrow()
})

it.each(['24.6.9', '22.19.0', '20.18.1'])('refuses Node %s and says what to set', (version) => {
  expect(() => requireNode(version)).toThrow(
    `AuctionWiz needs Node.js 24.7.0 or newer; this function app runs ${version}. Set the runtime version of the function app to 24.`,
  )
})
