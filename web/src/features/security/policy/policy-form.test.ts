import type { SecurityPolicy } from '@auctionwiz/contracts/mfa-policy'
import { describe, expect, it } from 'vitest'
import { checkPolicy, policyOf, policyValues, ruleShown, toggled } from './policy-form.ts'

const policy: SecurityPolicy = {
  mfa: { required: false, requiredForRoles: [], gracePeriodDays: 30, enforceBackupCodes: true, excludedTypes: [] },
  passwords: { minimumLength: 8 },
  sessions: { idleDays: 14, maximumDays: 90 },
  version: '3',
}
const { values } = policyValues(policy)

describe('the form of the account’s rules', () => {
  it('takes the policy apart and puts it together again', () => {
    expect(policyOf(values, '3')).toEqual(policy)
    expect(checkPolicy(values)).toEqual({})
  })

  it.each([
    ['gracePeriodDays', '400', 'Use 0 to 365 days.'],
    ['gracePeriodDays', '', 'This field is required.'],
    ['minimumLength', '7', 'Use 8 to 64 characters.'],
    ['idleDays', 'two', 'Use 1 to 14 days.'],
    ['maximumDays', '91', 'Use 1 to 90 days.'],
  ] as const)('refuses %s %j', (field, typed, problem) => expect(checkPolicy({ ...values, [field]: typed })).toEqual({ [field]: problem }))

  it('says a rule in words', () => {
    expect(ruleShown('required', true)).toBe('on')
    expect(ruleShown('minimumLength', '15')).toBe('15 characters')
    expect(ruleShown('idleDays', '7')).toBe('7 days')
    expect(ruleShown('requiredForRoles', ['owner', 'staff'])).toBe('Owner, Staff')
    expect(ruleShown('excludedTypes', [])).toBe('none')
  })

  it.each([
    [['a'], 'c', true, ['a', 'c']],
    [['a', 'c'], 'a', false, ['c']],
    [['a'], 'a', true, ['a']],
  ])('%j with %s %s is %j', (list, item, on, result) => expect(toggled(['a', 'b', 'c'], list, item, on)).toEqual(result))
})
