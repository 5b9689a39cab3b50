import { expect, it } from 'vitest'
import { hasGone, openViews, type View } from './navigation.tsx'

const view = (path: string, feature?: View['feature']): View => ({
  path,
  label: path,
  icon: null,
  chosenIcon: null,
  load: async () => undefined,
  ...(feature && { feature }),
})
const all = [view('/bidders'), view('/inventory', 'inventory'), view('/payments', 'payments')]
const bought =
  (...features: string[]) =>
  (feature: string) =>
    features.includes(feature)

it('shows the views of add-ons only where the account has them', () => {
  expect(openViews(all, bought()).map(({ path }) => path)).toEqual(['/bidders'])
  expect(openViews(all, bought('payments')).map(({ path }) => path)).toEqual(['/bidders', '/payments'])
})

it('leaves a view that was open and is the account’s no longer', () => {
  expect(hasGone(all, '/inventory/lot_1', '/inventory', bought('payments'))).toBe(true)
  expect(hasGone(all, '/inventory', '/inventory', bought('inventory'))).toBe(false)
  expect(hasGone(all, '/bidders', '/bidders', bought())).toBe(false)
})

it('lets a view that was never open say itself why', () => {
  expect(hasGone(all, '/inventory', undefined, bought())).toBe(false)
  expect(hasGone(all, '/inventory', '/bidders', bought())).toBe(false)
})
