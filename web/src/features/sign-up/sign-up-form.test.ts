import { describe, expect, it } from 'vitest'
import { timezonesWith } from './options.ts'
import { checkSignUp, emptySignUp, isComplete, missingIn, type SignUpTyped, signUpBody } from './sign-up-form.ts'

const filled: SignUpTyped = {
  ...emptySignUp('Europe/Berlin'),
  firstName: ' Ada ',
  lastName: 'Winter',
  email: ' ada@winter.example ',
  newPassword: 'velvet otter lanterns',
  confirmPassword: 'velvet otter lanterns',
  termsAccepted: true,
  privacyPolicyAccepted: true,
}

describe('Create Account', () => {
  it('may be pressed once all that is needed is there', () => {
    expect(isComplete(filled)).toBe(true)
    expect(checkSignUp(filled)).toEqual({})
  })

  it.each<Partial<SignUpTyped>>([
    { firstName: ' ' },
    { lastName: '' },
    { email: '' },
    { newPassword: '' },
    { confirmPassword: '' },
    { confirmPassword: 'velvet otter' },
    { newPassword: 'seven77', confirmPassword: 'seven77' },
    { termsAccepted: false },
    { privacyPolicyAccepted: false },
  ])('may not with %j', (change) => expect(isComplete({ ...filled, ...change })).toBe(false))
})

describe('the form', () => {
  it('names what is missing', () => {
    expect(Object.keys(missingIn(emptySignUp('UTC')))).toEqual([
      'firstName',
      'lastName',
      'email',
      'newPassword',
      'confirmPassword',
      'termsAccepted',
      'privacyPolicyAccepted',
    ])
  })

  it.each<[Partial<SignUpTyped>, keyof SignUpTyped]>([
    [{ email: 'ada' }, 'email'],
    [{ phone: '12' }, 'phone'],
    [{ newPassword: 'password1', confirmPassword: 'password1' }, 'newPassword'],
    [{ newPassword: 'winter-ada', confirmPassword: 'winter-ada' }, 'newPassword'],
  ])('holds %j back', (change, field) => expect(Object.keys(checkSignUp({ ...filled, ...change }))).toEqual([field]))

  it('sends what was typed without the spaces around it, and the code of an invitation', () => {
    expect(signUpBody(filled, undefined)).toEqual({
      firstName: 'Ada',
      lastName: 'Winter',
      email: 'ada@winter.example',
      password: 'velvet otter lanterns',
      confirmPassword: 'velvet otter lanterns',
      preferences: {
        timezone: 'Europe/Berlin',
        language: 'en',
        marketingOptIn: false,
        termsAccepted: true,
        privacyPolicyAccepted: true,
      },
    })
    expect(signUpBody({ ...filled, phone: ' +12125550148 ' }, 'code')).toMatchObject({ phone: '+12125550148', invitation: 'code' })
  })
})

it('offers the zone of the browser where it is none of the usual', () => {
  expect(timezonesWith('Europe/Paris')).toHaveLength(11)
  expect(timezonesWith('America/Port_of_Spain')[0]).toEqual(['America/Port_of_Spain', 'America/Port of Spain'])
})
