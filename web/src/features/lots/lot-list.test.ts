import type { LotState } from '@auctionwiz/contracts/lots'
import { describe, expect, it } from 'vitest'
import { lotMoney } from '../auctions/lot-money.ts'
import { lotAddress } from './lot-list.ts'
import { lotText } from './messages.ts'
import { refusalText } from './use-lot-reasons.ts'

describe('the list of lots', () => {
  it('is in the address, without what it does not know', () => {
    const state = { search: 'silver', state: 'Sold', sort: '-hammer' } as const
    const params = lotAddress.write(new URLSearchParams('theme=dark'), state)
    expect(params.toString()).toBe('theme=dark&q=silver&status=Sold&sort=-hammer')
    expect(lotAddress.read(params)).toEqual(state)
    expect(lotAddress.query(lotAddress.read(new URLSearchParams('status=Lost&sort=price')))).toEqual({ sort: 'number', limit: 50 })
    expect(lotAddress.write(params, { search: '', state: undefined, sort: 'number' }).toString()).toBe('theme=dark')
  })

  it('shows whole amounts without decimals, in the currency of the auction', () => {
    const { amount, range } = lotMoney('USD')
    expect([amount(400_000), amount(400_050), lotMoney('JPY').amount(4_000)]).toEqual(['$4,000', '$4,000.50', '¥4,000'])
    expect([range(undefined, undefined), range(400_000, undefined), range(400_000, 400_000)]).toEqual(['', '$4,000', '$4,000'])
    expect(range(400_000, 600_000)).toMatch(/^\$4,000.–.\$6,000$/)
  })
})

describe('why an action is not possible', () => {
  const notInState = (state: LotState) => lotText.notInState({ state: lotText.states[state] })
  it.each([
    ['sell', { stage: 'Upcoming' }, lotText.tooEarly],
    ['sellAfterSale', { stage: 'Active' }, lotText.afterSale],
    ['changeTerms', { stage: 'Active' }, lotText.fixedOpen],
    ['remove', { stage: 'Upcoming' }, lotText.withdrawInstead],
    ['withdraw', { state: 'Sold' }, notInState('Sold')],
  ] as const)('%s', (action, refusal, text) => {
    expect(refusalText(refusal, action)).toBe(text)
  })

  it('names the status of an auction that is over', () => {
    expect(refusalText({ stage: 'Cancelled' }, 'sell')).toContain('Cancelled')
    expect(refusalText({ stage: 'Completed' }, 'add')).toContain('Completed')
    expect(refusalText(undefined, 'add')).toBeUndefined()
  })
})
