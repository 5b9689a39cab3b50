import type { SignUpField, SignUpProblems, SignUpTyped } from './sign-up-form.ts'

/** The props shared by the parts of the form. */
export interface SignUpPartProps {
  typed: SignUpTyped
  onChange: (change: Partial<SignUpTyped>) => void
  problems: SignUpProblems
}

/** The id of a field, which the error summary links to. */
export const fieldId = (name: SignUpField): string =>
  name === 'newPassword' || name === 'confirmPassword' ? `password-${name}` : `sign-up-${name}`
