import { look } from '../../ui/look.ts'
import { RecordField } from '../../ui/record-form/RecordField.tsx'
import { NewPasswordFields } from '../password/NewPasswordFields.tsx'
import { type SignUpPartProps, signUpFields } from './fields.ts'
import { signUpText as text } from './messages.ts'
import { wordsOf } from './sign-up-form.ts'

/** Who signs up. An invitation fixes the address it was sent to. */
export const PersonalInformation = ({ form, invited }: SignUpPartProps & { invited: boolean }) => {
  const fields = signUpFields(form)
  return (
    <section className={look('stack', 'gap20', 'phoneGapL')} aria-labelledby="sign-up-personal">
      <h2 id="sign-up-personal" className={look('padTopXL', 'lineAbove', 'heading')}>
        {text.personal}
      </h2>
      <RecordField {...fields} field="firstName" autoComplete="given-name" />
      <RecordField {...fields} field="lastName" autoComplete="family-name" />
      <RecordField {...fields} field="email" autoComplete="username" readOnly={invited} hint={invited && text.invitedEmail} />
      <NewPasswordFields
        name="sign-up"
        value={form.values}
        onChange={form.type}
        labels={text.labels}
        hint={text.passwordHint}
        errors={form.errors}
        words={wordsOf(form.values)}
      />
      <RecordField {...fields} field="phone" autoComplete="tel" />
    </section>
  )
}
