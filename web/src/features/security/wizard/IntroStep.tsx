import { readMfaSetup } from '@auctionwiz/contracts/mfa'
import { type MfaType, mfaTypes } from '@auctionwiz/contracts/mfa-types'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { text as common, fill } from '../../../messages/index.ts'
import { classes } from '../../../ui/class-names.ts'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { Radio } from '../../../ui/Radio.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { securityText } from '../messages.ts'
import { methodIcons } from '../method-kinds.tsx'
import type { Intro } from './use-intro.ts'
import styles from './Wizard.module.css'

const text = securityText.wizard

/** Chooses the kind of method and asks for its details. */
export const IntroStep = ({ intro: { wanted, change, errors } }: { intro: Intro }) => {
  const { user, account } = useSignedIn()
  const { data } = useQuery(readMfaSetup, {})
  const excluded = new Set(data?.types.flatMap(({ type, allowed }) => (allowed ? [] : [type])))
  return (
    <>
      {errors.form !== undefined && <ErrorSummary title={errors.form} errors={[]} />}
      <p>{text.intro}</p>
      <fieldset className={look('stack', 'gapS')}>
        <legend className="visually-hidden">{text.kind}</legend>
        {mfaTypes.map((type: MfaType) => (
          <label
            key={type}
            className={classes(
              look('row', 'gapM', 'edged', 'rounded', 'pointer', 'padSidesL', 'padRowS', 'choosable', 'tall56'),
              styles.kind,
            )}
          >
            <Radio
              name="mfa-kind"
              value={type}
              checked={wanted.type === type}
              disabled={excluded.has(type)}
              onChange={() => change({ type })}
            />
            {methodIcons[type]}
            <span>
              <b className={look('block')}>{text.kinds[type]}</b>
              <small className={look('block', 'note', 'breaks')}>
                {excluded.has(type) ? text.excluded({ account: account.name }) : fill(text.kindHelp[type], { email: user.email })}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      {wanted.type === 'sms' && (
        <Field label={text.phone} hint={common.common.phoneHint} error={errors.phoneNumber}>
          <TextInput
            type="tel"
            name="phone"
            autoComplete="tel"
            maxLength={32}
            value={wanted.phoneNumber}
            onChange={(event) => change({ phoneNumber: event.target.value })}
          />
        </Field>
      )}
      <Field label={text.name} optional hint={text.nameHint}>
        <TextInput
          name="method-name"
          autoComplete="off"
          maxLength={60}
          placeholder={text.kinds[wanted.type]}
          value={wanted.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
    </>
  )
}
