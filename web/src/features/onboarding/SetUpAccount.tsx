import { CallError } from '@auctionwiz/contracts/client'
import { createAccount } from '@auctionwiz/contracts/houses'
import { accountTypes } from '@auctionwiz/contracts/identity'
import { resendVerification } from '@auctionwiz/contracts/passwords'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRequestKey } from '../../app/calls/request-key.ts'
import { useSession } from '../../app/session/session-context.ts'
import { isSessionGone, messageOf } from '../../app/session/sign-in-failures.ts'
import { text as common } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import { Radio } from '../../ui/Radio.tsx'
import { RecordProblems } from '../../ui/record-form/RecordProblems.tsx'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { useSending } from '../password/use-sending.ts'
import { HouseFields } from '../settings/houses/HouseFields.tsx'
import { housesText } from '../settings/houses/messages.ts'
import { draftOf } from './draft.ts'
import { onboardingText as text } from './messages.ts'
import { checkSetUp, newAccountOf } from './set-up-form.ts'

/** Creates an account with its first auction house, and enters it. One key makes a repeated send create one account. */
const SetUpAccount = ({ userId, onBack }: { userId: string; onBack: () => void }) => {
  const session = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [draft] = useState(() => draftOf(userId, window.sessionStorage))
  const [begun] = useState(draft.read)
  const request = useRequestKey()
  const form = useRecordForm({
    opened: { values: begun, version: '' },
    check: checkSetUp,
    send: async (values) => {
      const { account } = await session.call(createAccount, { body: newAccountOf(values), idempotencyKey: request.key })
      draft.forget()
      await session.selectAccount(account.id)
    },
    onSaved: () => undefined,
    // After a retry a created account is only entered; a refused one is sent again.
    onFailed: request.onFailed,
  })
  const { values, errors, type, busy, error } = form
  useEffect(() => draft.keep(values), [draft, values])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <form noValidate className={look('wideEntry')} onSubmit={submit}>
      <h1 ref={heading} tabIndex={-1} className={look('figure', 'noOutline')}>
        {text.title}
      </h1>
      <p className={look('soft', 'aboveXS', 'belowXXL')}>{text.lead}</p>
      <RecordProblems name="set-up" form={form} labels={{ ...housesText.houses, ...text.labels }} />
      {error instanceof CallError && error.code === 'email_unverified' && <ResendLink />}
      {isSessionGone(error) && (
        <div className={look('row', 'wrap', 'belowXL', 'gapColumnsM', 'gapRowsS')}>
          <Button onClick={() => session.logout()}>{text.signInAgain}</Button>
          <span>{text.kept}</span>
        </div>
      )}
      <section className={look('stack', 'gapL')} aria-labelledby="set-up-account">
        <h2 className={look('heading')} id="set-up-account">
          {text.account}
        </h2>
        <Field id="set-up-accountName" label={text.labels.accountName} error={errors.accountName}>
          <TextInput
            autoComplete="organization"
            aria-required
            value={values.accountName}
            onChange={(event) => type({ accountName: event.target.value })}
          />
        </Field>
        <fieldset>
          <legend className={look('belowXS', 'flush')}>{text.labels.type}</legend>
          {accountTypes.map((one) => (
            <label key={one} className={look('flex', 'top', 'tall32', 'padRowSNudge', 'gapMNudge')}>
              <Radio name="account-type" value={one} checked={values.type === one} onChange={() => type({ type: one })} />
              <span>
                {text.types[one].name}
                <span className={look('note', 'block')}>{text.types[one].help}</span>
              </span>
            </label>
          ))}
        </fieldset>
      </section>
      <section className={look('stack', 'gapL', 'aboveXXL')} aria-labelledby="set-up-house">
        <h2 className={look('heading')} id="set-up-house">
          {text.house}
        </h2>
        <HouseFields name="set-up" form={form} />
      </section>
      <div className={look('flex', 'wrap', 'gapS', 'aboveXXL')}>
        <Button type="submit" look="primary" busy={busy}>
          {busy ? text.busy : text.submit}
        </Button>
        <Button look="subtle" onClick={onBack}>
          {text.back}
        </Button>
      </div>
    </form>
  )
}

/** For a user with an unconfirmed address: resends the email with the link. */
const ResendLink = () => {
  const { call } = useSession()
  const { busy, error, send } = useSending()
  const [sent, setSent] = useState(false)
  const resend = async () => setSent(await send(() => call(resendVerification, {})))
  return (
    <div className={look('row', 'wrap', 'belowXL', 'gapColumnsM', 'gapRowsS')}>
      <Button busy={busy} onClick={() => void resend()}>
        {busy ? text.resending : text.resend}
      </Button>
      <span role="status">{error !== undefined ? messageOf(error, common.common.unexpectedError) : sent && text.resent}</span>
    </div>
  )
}

export default SetUpAccount
