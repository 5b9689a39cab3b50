import type { SecurityPolicy } from '@auctionwiz/contracts/mfa-policy'
import { describe, expect, it } from 'vitest'
import { changesIn, fieldsOf, foreignRules, policyOf, toggled } from './policy-draft.ts'

const policy: SecurityPolicy = {
  mfa: { required: false, requiredForRoles: [], gracePeriodDays: 30, enforceBackupCodes: true, excludedTypes: [] },
  passwords: { minimumLength: 8 },
  sessions: { idleDays: 14, maximumDays: 90 },
  version: '3',
}
const base = fieldsOf(policy)

describe('the draft of the account’s rules', () => {
  it('takes the policy apart and puts it together again', () => expect(policyOf(base, '3')).toEqual(policy))

  it('has the changes that differ from the rules as they are', () => {
    expect(changesIn(base, { required: true, gracePeriodDays: 30, requiredForRoles: [] })).toEqual(['required'])
  })

  it('knows what someone else changed, and where both did', () => {
    const now = { ...base, required: true, minimumLength: 15, idleDays: 7 }
    expect(foreignRules(base, now, { required: true, minimumLength: 20 })).toEqual([
      { field: 'required', conflict: false },
      { field: 'minimumLength', conflict: true },
      { field: 'idleDays', conflict: false },
    ])
  })

  it.each([
    [['a'], 'c', true, ['a', 'c']],
    [['a', 'c'], 'a', false, ['c']],
    [['a'], 'a', true, ['a']],
  ])('%j with %s %s is %j', (list, item, on, result) => expect(toggled(['a', 'b', 'c'], list, item, on)).toEqual(result))
})
