import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { TextInput } from '../../../ui/TextInput.tsx'
import { securityText } from '../messages.ts'
import { CopySecret } from './CopySecret.tsx'
import type { Proof } from './use-proof.ts'
import styles from './Wizard.module.css'
import type { Begun } from './wizard-state.ts'

const text = securityText.wizard

/** The instructions for the authenticator, phone or mailbox, and the field for its code. */
export const SetupStep = ({ begun, proof }: { begun: Begun; proof: Proof }) => {
  const { code, type, problem, again } = proof
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (problem !== undefined) input.current?.select()
  }, [problem])
  return (
    <>
      {begun.qrCode !== undefined && begun.secret !== undefined ? (
        <div className={look('flex', 'wrap', 'gapColumnsXXL', 'gapRowsL')}>
          <img
            className={classes(look('fixed', 'framed', 'rounded'), styles.qr)}
            src={begun.qrCode}
            alt={text.qrCode}
            width={176}
            height={176}
          />
          <div className={look('stack', 'top', 'gapS', 'from200')}>
            <p>{text.scan}</p>
            <p>{text.orType}</p>
            <CopySecret secret={begun.secret} />
          </div>
        </div>
      ) : (
        <>
          <p>{(begun.type === 'sms' ? text.texted : text.mailed)({ to: begun.destination ?? '' })}</p>
          <SendAgain again={again} />
        </>
      )}
      <Field label={text.code} hint={text.codeHint} error={problem}>
        <TextInput
          ref={input}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          className={look('digits')}
          value={code}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <p className="visually-hidden" role="alert">
        {problem}
      </p>
    </>
  )
}

/** Sends the code again, after a waiting time. */
const SendAgain = ({ again: { wait, status, send } }: Pick<Proof, 'again'>) => (
  <div className={look('row', 'between', 'gapS', 'soft')}>
    <p role="status">{status}</p>
    <Button look="link" disabled={wait > 0} onClick={() => void send()}>
      {wait > 0 ? text.sendAgainIn({ seconds: wait }) : text.sendAgain}
    </Button>
  </div>
)
