import { useState } from 'react'
import { paths } from '../../app/paths.ts'
import { messageOf } from '../../app/session/sign-in-failures.ts'
import { text as common } from '../../messages/index.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { look } from '../../ui/look.ts'
import { passwordText } from './messages.ts'
import { Outcome } from './Outcome.tsx'

const text = passwordText.sent

interface LinkSentProps {
  email: string
  busy: boolean
  /** Why the resend failed. */
  error: unknown
  onAgain: () => Promise<boolean>
  onOther: () => void
}

/** Says where to find the link, and what to do if it doesn't arrive. */
export const LinkSent = ({ email, busy, error, onAgain, onOther }: LinkSentProps) => {
  const [again, setAgain] = useState(false)
  const sendAgain = async () => {
    setAgain(false)
    setAgain(await onAgain())
  }
  return (
    <Outcome
      title={text.title}
      body={text.body({ email })}
      actions={
        <>
          <Button busy={busy} onClick={() => void sendAgain()}>
            {busy ? passwordText.forgot.busy : text.again}
          </Button>
          <Button look="subtle" onClick={onOther}>
            {text.otherAddress}
          </Button>
          <ButtonLink look="link" to={paths.login}>
            {passwordText.backToLogin}
          </ButtonLink>
        </>
      }
    >
      <p className={look('note')}>{text.nothing}</p>
      <p role="status">{error !== undefined ? messageOf(error, common.common.unexpectedError) : again && text.sentAgain}</p>
    </Outcome>
  )
}
