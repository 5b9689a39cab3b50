import { CallError } from '@auctionwiz/contracts/client'
import { describe, expect, it } from 'vitest'
import { timezonesWith } from './options.ts'
import { emptySignUp, isComplete, missingIn, problemsIn, refusedBy, type SignUpTyped, signUpBody } from './sign-up-form.ts'

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
    expect(problemsIn(filled)).toEqual({})
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
  ])('holds %j back', (change, field) => expect(Object.keys(problemsIn({ ...filled, ...change }))).toEqual([field]))

  it('reports what is wrong in the order of the page', () => {
    const typed = { ...filled, lastName: '', phone: '1', confirmPassword: 'x', email: 'ada' }
    expect(Object.keys(problemsIn(typed))).toEqual(['lastName', 'email', 'confirmPassword', 'phone'])
  })

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

  it('shows what the service refused at its field', () => {
    const answer = (code: 'invalid_request' | 'password_rejected', fields: Record<string, string>) =>
      new CallError('Too easy.', 400, { code, message: 'Too easy.', details: { fields }, correlationId: 'c' })
    expect(refusedBy(answer('password_rejected', {}))).toEqual({ newPassword: 'Too easy.' })
    expect(refusedBy(answer('invalid_request', { 'preferences.timezone': 'No zone.', email: 'No.', other: 'x' }))).toEqual({
      timezone: 'No zone.',
      email: 'No.',
    })
    expect(refusedBy(new Error('x'))).toEqual({})
  })
})

it('offers the zone of the browser where it is none of the usual', () => {
  expect(timezonesWith('Europe/Paris')).toHaveLength(11)
  expect(timezonesWith('America/Port_of_Spain')[0]).toEqual(['America/Port_of_Spain', 'America/Port of Spain'])
})
