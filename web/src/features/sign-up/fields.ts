import type { SignUpField, SignUpProblems, SignUpTyped } from './sign-up-form.ts'

/** What the parts of the form share. */
export interface SignUpPartProps {
  typed: SignUpTyped
  onChange: (change: Partial<SignUpTyped>) => void
  problems: SignUpProblems
}

/** The id of a field, which the summary of what is wrong leads to. */
export const fieldId = (name: SignUpField): string =>
  name === 'newPassword' ? 'new-password' : name === 'confirmPassword' ? 'confirm-password' : `sign-up-${name}`
