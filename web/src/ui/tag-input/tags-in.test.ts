import { expect, it } from 'vitest'
import { isKnown, offered, tagsIn } from './tags-in.ts'

it('offers what contains the typed text and is not chosen yet', () => {
  const known = ['phone bidder', 'press', 'vip']
  expect(offered(known, [], 'P')).toEqual(['phone bidder', 'press', 'vip'])
  expect(offered(known, ['press'], 'pr')).toEqual([])
  expect(offered(known, [], 'one')).toEqual(['phone bidder'])
})

it('takes several at once, each once, written as the house writes it', () => {
  expect(tagsIn(' VIP, press , vip,', ['vip'])).toEqual(['vip', 'press'])
  expect(isKnown('Vip ', ['vip'])).toBe(true)
})
