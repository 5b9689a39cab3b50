import { passwordStrength } from '@auctionwiz/domain/passwords-strength'
import { describe, expect, it } from 'vitest'
import { differ, newPasswordErrors } from './new-password.ts'

const good = 'velvet otter lanterns'

describe('a new password', () => {
  it('may be sent when it is good and the same twice', () => {
    expect(newPasswordErrors({ newPassword: good, confirmPassword: good })).toEqual({})
  })

  it.each([
    ['', '', { newPassword: 'This field is required.', confirmPassword: 'This field is required.' }],
    ['short', 'short', { newPassword: 'Use at least 8 characters.' }],
    [good, '', { confirmPassword: 'This field is required.' }],
    [good, `${good}x`, { confirmPassword: 'Passwords do not match' }],
    ['password1', 'password1', { newPassword: 'This password is too easy to guess. Choose another.' }],
    ['x'.repeat(129), 'x'.repeat(129), { newPassword: 'Use at most 128 characters.' }],
  ])('%j with %j is held back', (newPassword, confirmPassword, errors) => {
    expect(newPasswordErrors({ newPassword, confirmPassword })).toEqual(errors)
  })

  it('is not built from the name of its person', () => {
    const typed = { newPassword: 'bergström1', confirmPassword: 'bergström1' }
    expect(newPasswordErrors(typed)).toEqual({})
    expect(newPasswordErrors(typed, ['Bergström'])).toHaveProperty('newPassword')
  })

  it('is not built from the name and a word, once its strength was shown', async () => {
    const typed = { newPassword: 'BergströmHorses', confirmPassword: 'BergströmHorses' }
    await passwordStrength(typed.newPassword)
    expect(newPasswordErrors(typed, ['Bergström'])).toHaveProperty('newPassword')
    expect(newPasswordErrors({ newPassword: 'Bergström rides otters', confirmPassword: 'Bergström rides otters' }, ['Bergström'])).toEqual(
      {},
    )
  })

  it.each([
    ['a', '', false],
    ['', 'a', false],
    ['a', 'a', false],
    ['a', 'b', true],
  ])('%j and %j differ: %s', (newPassword, confirmPassword, told) => {
    expect(differ({ newPassword, confirmPassword })).toBe(told)
  })
})
