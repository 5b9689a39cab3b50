import type { BodyInputOf } from '@auctionwiz/contracts/endpoint'
import type { Language } from '@auctionwiz/contracts/identity'
import { signUp } from '@auctionwiz/contracts/sign-up'
import { passwordMinimum } from '@auctionwiz/domain/passwords'
import type { FieldErrors } from '../../ui/record-form/record-changes.ts'
import { problemsIn } from '../../ui/record-form/schema-fields.ts'
import { type NewPassword, newPasswordErrors } from '../password/new-password.ts'
import { signUpText as text } from './messages.ts'

/** The values of the sign-up form. */
export interface SignUpTyped extends NewPassword {
  firstName: string
  lastName: string
  email: string
  phone: string
  timezone: string
  language: Language
  marketingOptIn: boolean
  termsAccepted: boolean
  privacyPolicyAccepted: boolean
}

export const emptySignUp = (timezone: string, email = '', language: Language = 'en'): SignUpTyped => ({
  firstName: '',
  lastName: '',
  email,
  newPassword: '',
  confirmPassword: '',
  phone: '',
  timezone,
  language,
  marketingOptIn: false,
  termsAccepted: false,
  privacyPolicyAccepted: false,
})

/** The personal data that the password must not contain. */
export const wordsOf = ({ firstName, lastName, email }: SignUpTyped): string[] => [email.trim(), firstName.trim(), lastName.trim()]

const needed = ['firstName', 'lastName', 'email', 'newPassword', 'confirmPassword'] as const
const accepted = ['termsAccepted', 'privacyPolicyAccepted'] as const

/** The fields that are still to be filled in or ticked. */
export const missingIn = (typed: SignUpTyped): FieldErrors<SignUpTyped> =>
  Object.fromEntries([
    ...needed.filter((name) => typed[name].trim() === '').map((name) => [name, text.required]),
    ...accepted.filter((name) => !typed[name]).map((name) => [name, text.mustAccept]),
  ])

/** Whether Create Account may be pressed. */
export const isComplete = (typed: SignUpTyped): boolean =>
  Object.keys(missingIn(typed)).length === 0 &&
  typed.newPassword === typed.confirmPassword &&
  Array.from(typed.newPassword).length >= passwordMinimum

/** All problems by field. */
export const checkSignUp = (typed: SignUpTyped): FieldErrors<SignUpTyped> => ({
  ...problemsIn(signUp.body, signUpBody(typed, undefined), typed),
  ...newPasswordErrors(typed, wordsOf(typed)),
  ...missingIn(typed),
})

/** The request body; `invitation` is an invitation's code. */
export const signUpBody = (typed: SignUpTyped, invitation: string | undefined): BodyInputOf<typeof signUp> => {
  const { firstName, lastName, email, newPassword, confirmPassword, phone } = typed
  const { timezone, language, marketingOptIn, termsAccepted, privacyPolicyAccepted } = typed
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    password: newPassword,
    confirmPassword,
    ...(phone.trim() !== '' && { phone: phone.trim() }),
    preferences: { timezone, language, marketingOptIn, termsAccepted, privacyPolicyAccepted },
    ...(invitation !== undefined && { invitation }),
  }
}
