import { expect, it } from 'vitest'
import { firstTabOf, tabsOf } from './settings-tabs.ts'

it('has the tabs of a house’s own rules with their feature alone, and opens at one that is there', () => {
  expect([tabsOf(() => true), firstTabOf(() => true)]).toEqual([['auctionwiz', 'custom', 'automation'], 'custom'])
  expect([tabsOf(() => false), firstTabOf(() => false)]).toEqual([['auctionwiz'], 'auctionwiz'])
})
