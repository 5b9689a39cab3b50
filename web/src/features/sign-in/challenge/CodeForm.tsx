import { CallError } from '@auctionwiz/contracts/client'
import { verifyMfa } from '@auctionwiz/contracts/mfa'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useSession } from '../../../app/session/session-context.ts'
import { messageOf } from '../../../app/session/sign-in-failures.ts'
import { text as common } from '../../../messages/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { TextInput } from '../../../ui/TextInput.tsx'
import { challengeText as text } from './messages.ts'
import { askOf, isComplete, typedCode, type Way } from './ways.ts'

/** Asks for the code of one method. A wrong code stays with its reason; an expired sign-in returns to the first step, which says why. */
export const CodeForm = ({ token, way, children }: { token: string; way: Way; children: ReactNode }) => {
  const session = useSession()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const verify = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !isComplete(way, code)) return
    setBusy(true)
    setProblem(undefined)
    try {
      const methodId = way.kind === 'backup' ? {} : { methodId: way.id }
      await session.proceed(await session.call(verifyMfa, { body: { challenge: token, code, ...methodId } }))
    } catch (error) {
      if (isOver(error)) return session.logout(error.message)
      setProblem(messageOf(error, common.common.unexpectedError))
      setBusy(false)
      input.current?.select()
    }
  }

  const backup = way.kind === 'backup'
  return (
    <form className={look('stack', 'gapL', 'aboveXXL')} noValidate onSubmit={(event) => void verify(event)}>
      <p>{askOf(way)}</p>
      {children}
      <Field label={backup ? text.backupCode : text.code} hint={text.help[way.kind]} error={problem}>
        <TextInput
          ref={input}
          name="code"
          autoComplete={backup ? 'off' : 'one-time-code'}
          inputMode={backup ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          className={backup ? undefined : look('digits')}
          value={code}
          onChange={(event) => {
            setCode(typedCode(way, event.target.value))
            setProblem(undefined)
          }}
        />
      </Field>
      <p className="visually-hidden" role="alert">
        {problem}
      </p>
      <Button type="submit" look="primary" wide disabled={!isComplete(way, code)} busy={busy}>
        {busy ? text.verifying : text.verify}
      </Button>
    </form>
  )
}

export const isOver = (error: unknown): error is CallError =>
  error instanceof CallError && (error.code === 'challenge_rejected' || error.code === 'account_suspended')
