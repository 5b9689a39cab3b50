import { messageOf } from '../../../app/session/sign-in-failures.ts'
import { Button } from '../../../components/Button.tsx'
import { text as common, fill } from '../../../messages/index.ts'
import styles from './Challenge.module.css'
import { challengeText as text } from './messages.ts'
import type { SentCode } from './use-sent-code.ts'

/** What became of the code that is sent, and sending it again. */
export const SentLine = ({ code: { state, error, wait, send } }: { code: SentCode }) => {
  const sent = state === 'sent'
  const told = { none: '', sending: text.sending, sent: text.sent }[state]
  return (
    <div className={styles.sent}>
      <p role="status" className={error === undefined ? undefined : styles.problem}>
        {error === undefined ? told : messageOf(error, common.common.unexpectedError)}
      </p>
      <Button look="link" disabled={wait > 0} busy={state === 'sending'} onClick={send}>
        {wait > 0 ? fill(sent ? text.sendAgainIn : text.sendIn, { seconds: wait }) : sent ? text.sendAgain : text.send}
      </Button>
    </div>
  )
}
