import { Eye20Regular } from '@fluentui/react-icons/headless/svg/eye'
import { useState } from 'react'
import { text } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { TextInput } from '../../ui/TextInput.tsx'

/** A password that can be shown while it is typed. */
export const PasswordInput = ({ value, onChange, disabled }: { value: string; onChange: (value: string) => void; disabled: boolean }) => {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      type={shown ? 'text' : 'password'}
      name="password"
      autoComplete="current-password"
      maxLength={128}
      disabled={disabled}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      after={
        <Button
          look={shown ? 'secondary' : 'subtle'}
          small
          disabled={disabled}
          aria-pressed={shown}
          icon={<Eye20Regular />}
          aria-label={text.signIn.showPassword}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
