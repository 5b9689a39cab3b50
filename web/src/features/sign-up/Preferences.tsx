import type { Language } from '@auctionwiz/contracts/identity'
import { pagesOf } from '../../app/config.ts'
import { useConfig } from '../../app/session/session-context.ts'
import { languageNames } from '../../messages/language.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classes } from '../../ui/class-names.ts'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import { Select } from '../../ui/Select.tsx'
import { fieldId, type SignUpPartProps } from './fields.ts'
import { signUpText as text } from './messages.ts'
import { timezonesWith } from './options.ts'
import styles from './SignUp.module.css'

interface PreferencesProps extends SignUpPartProps {
  /** The browser's own time zone. */
  timezone: string
}

/** The user's preferences and accepted terms. */
export const Preferences = ({ typed, onChange, problems, timezone }: PreferencesProps) => {
  const { terms, privacy } = pagesOf(useConfig())
  const pages = { termsAccepted: terms, privacyPolicyAccepted: privacy }
  return (
    <section className={classes(look('stack'), styles.section)} aria-labelledby="sign-up-preferences">
      <h2 id="sign-up-preferences">{text.preferences}</h2>
      <Field id={fieldId('timezone')} label={text.labels.timezone} error={problems.timezone}>
        <Select value={typed.timezone} onChange={(event) => onChange({ timezone: event.target.value })}>
          {timezonesWith(timezone).map(([zone, name]) => (
            <option key={zone} value={zone}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field id={fieldId('language')} label={text.labels.language} error={problems.language}>
        <Select value={typed.language} onChange={(event) => onChange({ language: event.target.value as Language })}>
          {Object.entries(languageNames).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox checked={typed.marketingOptIn} onChange={(event) => onChange({ marketingOptIn: event.target.checked })}>
        {text.labels.marketingOptIn}
      </Checkbox>
      <fieldset className={classes(look('stack', 'gapS'), styles.ticks)}>
        <legend>{text.accept}</legend>
        {(['termsAccepted', 'privacyPolicyAccepted'] as const).map((name) => (
          <div key={name}>
            <Checkbox
              id={fieldId(name)}
              checked={typed[name]}
              aria-invalid={problems[name] !== undefined || undefined}
              aria-describedby={problems[name] && `${fieldId(name)}-error`}
              onChange={(event) => onChange({ [name]: event.target.checked })}
            >
              {text.labels[name]}
            </Checkbox>{' '}
            <a href={pages[name]} target="_blank" rel="noreferrer">
              {text.read({ document: text.labels[name] })}
            </a>
            {problems[name] && (
              <p id={`${fieldId(name)}-error`} className={look('caption', 'aboveXS', 'problem')}>
                {problems[name]}
              </p>
            )}
          </div>
        ))}
      </fieldset>
    </section>
  )
}
