import { text as common } from '../../messages/index.ts'
import { classes } from '../../ui/class-names.ts'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { NewPasswordFields } from '../password/NewPasswordFields.tsx'
import { fieldId, type SignUpPartProps } from './fields.ts'
import { signUpText as text } from './messages.ts'
import styles from './SignUp.module.css'
import { wordsOf } from './sign-up-form.ts'

/** Who signs up. An invitation fixes the address it was sent to. */
export const PersonalInformation = ({ typed, onChange, problems, invited }: SignUpPartProps & { invited: boolean }) => (
  <section className={classes(look('stack'), styles.section)} aria-labelledby="sign-up-personal">
    <h2 id="sign-up-personal">{text.personal}</h2>
    <Field id={fieldId('firstName')} label={text.labels.firstName} error={problems.firstName}>
      <TextInput
        name="given-name"
        autoComplete="given-name"
        maxLength={100}
        value={typed.firstName}
        onChange={(event) => onChange({ firstName: event.target.value })}
      />
    </Field>
    <Field id={fieldId('lastName')} label={text.labels.lastName} error={problems.lastName}>
      <TextInput
        name="family-name"
        autoComplete="family-name"
        maxLength={100}
        value={typed.lastName}
        onChange={(event) => onChange({ lastName: event.target.value })}
      />
    </Field>
    <Field id={fieldId('email')} label={text.labels.email} hint={invited && text.invitedEmail} error={problems.email}>
      <TextInput
        type="email"
        name="email"
        autoComplete="username"
        maxLength={254}
        readOnly={invited}
        value={typed.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
    </Field>
    <NewPasswordFields
      value={typed}
      onChange={onChange}
      labels={text.labels}
      hint={text.passwordHint}
      errors={problems}
      words={wordsOf(typed)}
    />
    <Field id={fieldId('phone')} label={text.labels.phone} optional hint={common.common.phoneHint} error={problems.phone}>
      <TextInput
        type="tel"
        name="tel"
        autoComplete="tel"
        maxLength={31}
        value={typed.phone}
        onChange={(event) => onChange({ phone: event.target.value })}
      />
    </Field>
  </section>
)
