import { expect, it } from 'vitest'
import { bidderTabs, tabAt } from './bidder-tabs.tsx'

it('takes no id of a bidder for a tab', () => {
  expect(tabAt(undefined)?.path).toBe('')
  expect(tabAt('bid_6j0h3q2v9w8x7y5z4k1m')).toBeUndefined()
  for (const { path } of bidderTabs) expect(path).toMatch(/^[a-z]*$/)
})
