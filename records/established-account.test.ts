import { expect, it } from 'vitest'
import { establishedBy, paidAccounts } from './established-account.ts'

const isPaid = paidAccounts('acc_paid, acc_other')
const account = (more: object = {}) => more
const proven = { organization: { domain: 'house.example', domainProven: true } }

it.each([
  ['a proven domain', 'acc_1', account(proven), 'domain'],
  ['a plan that the operator says is paid', 'acc_paid', account(), 'plan'],
  ['both', 'acc_paid', account(proven), 'domain'],
  ['neither', 'acc_1', account(), undefined],
  ['a domain that nobody proved', 'acc_1', account({ organization: { domain: 'house.example', domainProven: false } }), undefined],
  ['a tier that nobody checked', 'acc_1', account({ subscription: { tier: 'tier-1' } }), undefined],
  ['no account', 'acc_1', undefined, undefined],
])('is asked of an account with %s', (_, accountId, stored, established) => {
  expect(establishedBy(accountId, stored, isPaid)).toBe(established)
})

it('names no account without the setting', () => {
  expect(paidAccounts(undefined)('')).toBe(false)
  expect(paidAccounts('')('acc_1')).toBe(false)
})
