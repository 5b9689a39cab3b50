import { Eye20Regular } from '@fluentui/react-icons/headless/svg/eye'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { passwordText as text } from './messages.ts'
import { differ, type NewPassword, type NewPasswordErrors, newPasswordErrors } from './new-password.ts'
import { useJudgement } from './use-judgement.ts'

// Its dictionary is larger than the form.
const PasswordStrength = lazyPart(() => import('./PasswordStrength.tsx'))

interface NewPasswordFieldsProps {
  /** Prefix of the fields' ids. Default `password`. */
  name?: string
  value: NewPassword
  onChange: (value: NewPassword) => void
  labels: Record<keyof NewPassword, string>
  hint: string
  /** From the last attempt to send. */
  errors: NewPasswordErrors
  /** The user's personal data, which the password must not consist of. */
  words?: readonly string[]
}

/** Focuses the first field with a problem; returns whether there is one. */
export const focusFirstWrong = (errors: NewPasswordErrors): boolean => {
  const wrong = (['newPassword', 'confirmPassword'] as const).find((name) => errors[name] !== undefined)
  if (wrong) document.getElementById(`password-${wrong}`)?.focus()
  return wrong !== undefined
}

/** A new password, typed twice, with its problems and strength shown while typing. Pasting is allowed, and nothing is truncated. */
export const NewPasswordFields = ({ name = 'password', value, onChange, labels, hint, errors, words = [] }: NewPasswordFieldsProps) => {
  const [shown, setShown] = useState(false)
  const [left, setLeft] = useState(false)
  const { newPassword, confirmPassword } = value
  const seen = newPassword === '' ? undefined : newPasswordErrors(value, words).newPassword
  const refusal = useJudgement(newPassword === '' || seen !== undefined ? null : newPassword)
  const problem = seen ?? refusal
  const input = {
    type: shown ? ('text' as const) : ('password' as const),
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
  }
  return (
    <>
      <Field id={`${name}-newPassword`} label={labels.newPassword} hint={hint} error={errors.newPassword ?? (left ? problem : undefined)}>
        <TextInput
          {...input}
          name="new-password"
          value={newPassword}
          onChange={(event) => onChange({ ...value, newPassword: event.target.value })}
          onBlur={() => setLeft(true)}
          after={
            <Button
              look={shown ? 'secondary' : 'subtle'}
              small
              aria-pressed={shown}
              icon={<Eye20Regular />}
              aria-label={text.fields.show}
              onClick={() => setShown(!shown)}
            />
          }
        />
      </Field>
      <Suspense>
        <PasswordStrength password={newPassword} words={words} problem={left ? undefined : problem} />
      </Suspense>
      <Field
        id={`${name}-confirmPassword`}
        label={labels.confirmPassword}
        error={differ(value) ? text.fields.differ : errors.confirmPassword}
      >
        <TextInput
          {...input}
          name="confirm-password"
          value={confirmPassword}
          onChange={(event) => onChange({ ...value, confirmPassword: event.target.value })}
        />
      </Field>
    </>
  )
}
