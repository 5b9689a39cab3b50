import { pagesOf } from '../../app/config.ts'
import { useConfig } from '../../app/session/session-context.ts'
import { languageNames, profileLanguage } from '../../messages/language.ts'
import { look } from '../../ui/look.ts'
import { RecordField } from '../../ui/record-form/RecordField.tsx'
import { type SignUpPartProps, signUpFields } from './fields.ts'
import { signUpText as text } from './messages.ts'
import { timezonesWith } from './options.ts'

interface PreferencesProps extends SignUpPartProps {
  /** The browser's own time zone. */
  timezone: string
}

/** The user's preferences and accepted terms. */
export const Preferences = ({ form, timezone }: PreferencesProps) => {
  const { terms, privacy } = pagesOf(useConfig(), profileLanguage())
  const pages = { termsAccepted: terms, privacyPolicyAccepted: privacy }
  const fields = signUpFields(form)
  return (
    <section className={look('stack', 'gap20', 'phoneGapL')} aria-labelledby="sign-up-preferences">
      <h2 id="sign-up-preferences" className={look('padTopXL', 'lineAbove', 'heading')}>
        {text.preferences}
      </h2>
      <RecordField {...fields} field="timezone" options={timezonesWith(timezone)} />
      <RecordField {...fields} field="language" options={Object.entries(languageNames)} />
      <RecordField {...fields} field="marketingOptIn" />
      <fieldset className={look('stack', 'gapS')}>
        <legend className={look('belowS')}>{text.accept}</legend>
        {(['termsAccepted', 'privacyPolicyAccepted'] as const).map((name) => (
          <RecordField
            key={name}
            {...fields}
            field={name}
            hint={
              <a href={pages[name]} target="_blank" rel="noreferrer">
                {text.read({ document: text.labels[name] })}
              </a>
            }
          />
        ))}
      </fieldset>
    </section>
  )
}
