import { signUp } from '@auctionwiz/contracts/sign-up'
import { useState } from 'react'
import { paths } from '../../app/paths.ts'
import { useSession } from '../../app/session/session-context.ts'
import { messageOf } from '../../app/session/sign-in-failures.ts'
import { text as common } from '../../messages/index.ts'
import { profileLanguage } from '../../messages/language.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { LeaveQuestion } from '../../ui/LeaveQuestion.tsx'
import { look } from '../../ui/look.ts'
import { RecordProblems } from '../../ui/record-form/RecordProblems.tsx'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import layout from '../password/EntryForm.module.css'
import { InvitationOffer } from './InvitationOffer.tsx'
import { signUpText as text } from './messages.ts'
import { browserTimezone } from './options.ts'
import { PersonalInformation } from './PersonalInformation.tsx'
import { Preferences } from './Preferences.tsx'
import { checkSignUp, emptySignUp, isComplete, signUpBody } from './sign-up-form.ts'
import type { InvitationOffered } from './use-invitation.ts'

interface SignUpFormProps {
  /** An invitation's code and offer. */
  invitation: { code: string; offer: InvitationOffered } | undefined
  /** The new user's address and password, and the session token of the answer. */
  onCreated: (created: { email: string; password: string; token: string }) => Promise<void> | void
}

/** Create New User Account. */
const SignUpForm = ({ invitation, onCreated }: SignUpFormProps) => {
  const { call } = useSession()
  const [timezone] = useState(browserTimezone)
  const [empty] = useState(() => emptySignUp(timezone, invitation?.offer.email, profileLanguage()))
  const form = useRecordForm({
    opened: { values: empty, version: '' },
    check: checkSignUp,
    send: async (values) => {
      const { token } = await call(signUp, { body: signUpBody(values, invitation?.code) })
      await onCreated({ email: values.email.trim(), password: values.newPassword, token })
    },
    refusals: { password_rejected: 'newPassword', passwords_differ: 'confirmPassword' },
    onSaved: () => undefined,
  })
  const { values, busy, dirty } = form
  const complete = isComplete(values)
  return (
    <form
      className={classes(look('stack', 'upToFull', 'gap20', 'entryWidth', 'tallControls', 'phoneFullWidth', 'phoneGapL'), layout.form)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <LeaveQuestion dirty={dirty && !busy} />
      <h1 className={classes(look('figure', 'noOutline'), layout.heading)}>{text.title}</h1>
      {invitation ? <InvitationOffer offer={invitation.offer} /> : <p>{text.note}</p>}
      <RecordProblems
        name="sign-up"
        form={form}
        labels={text.labels}
        titleOf={(wrong, error) =>
          error !== undefined ? messageOf(error, text.failed) : complete ? common.common.problems({ count: wrong.length }) : text.incomplete
        }
      />
      <PersonalInformation form={form} invited={invitation !== undefined} />
      <Preferences form={form} timezone={timezone} />
      <Button
        type="submit"
        look="primary"
        wide
        disabled={!complete}
        busy={busy}
        // A press on the disabled button, or Enter in a field, shows what is missing.
        onClickCapture={() => complete || void form.submit()}
      >
        {busy ? text.busy : text.submit}
      </Button>
      <ButtonLink look="link" to={paths.login} className={look('atStart')}>
        {text.back}
      </ButtonLink>
    </form>
  )
}

export default SignUpForm
