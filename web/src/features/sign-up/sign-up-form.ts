import { CallError, type CallInput } from '@auctionwiz/contracts/client'
import { emailPattern, phonePattern, phoneProblem } from '@auctionwiz/contracts/fields'
import type { Language } from '@auctionwiz/contracts/identity'
import type { signUp } from '@auctionwiz/contracts/sign-up'
import { passwordMinimum } from '@auctionwiz/domain/passwords'
import { phraseShown } from '../../messages/field-messages.ts'
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

export type SignUpField = keyof SignUpTyped
export type SignUpProblems = Partial<Record<SignUpField, string>>

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
export const missingIn = (typed: SignUpTyped): SignUpProblems =>
  Object.fromEntries([
    ...needed.filter((name) => typed[name].trim() === '').map((name) => [name, text.required]),
    ...accepted.filter((name) => !typed[name]).map((name) => [name, text.mustAccept]),
  ])

/** Whether Create Account may be pressed. */
export const isComplete = (typed: SignUpTyped): boolean =>
  Object.keys(missingIn(typed)).length === 0 &&
  typed.newPassword === typed.confirmPassword &&
  Array.from(typed.newPassword).length >= passwordMinimum

/** All problems by field, in their order on the page. */
export const problemsIn = (typed: SignUpTyped): SignUpProblems => {
  const email = typed.email.trim()
  const phone = typed.phone.trim()
  const found: SignUpProblems = {
    ...newPasswordErrors(typed, wordsOf(typed)),
    ...(!emailPattern.test(email) && { email: text.badEmail }),
    ...(phone !== '' && !phonePattern.test(phone) && { phone: phraseShown(phoneProblem) }),
    ...missingIn(typed),
  }
  const inOrder = (Object.keys(text.labels) as SignUpField[]).filter((name) => found[name] !== undefined)
  return Object.fromEntries(inOrder.map((name) => [name, found[name]]))
}

/** The request body; `invitation` is an invitation's code. */
export const signUpBody = (typed: SignUpTyped, invitation: string | undefined): CallInput<typeof signUp>['body'] => {
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

/** The fields that the service rejected, mapped from its names. */
export const refusedBy = (error: unknown): SignUpProblems => {
  if (!(error instanceof CallError)) return {}
  if (error.code === 'password_rejected') return { newPassword: error.message }
  const { fields } = error.details
  if (typeof fields !== 'object') return {}
  const named = Object.entries(fields).map(([path, message]) => [ownNames[path] ?? path.replace('preferences.', ''), message])
  return Object.fromEntries(named.filter(([name]) => String(name) in text.labels))
}

const ownNames: Record<string, SignUpField> = { password: 'newPassword' }
