import { signUp } from '@auctionwiz/contracts/sign-up'
import { type FormEvent, useState } from 'react'
import { paths } from '../../app/paths.ts'
import { useSession } from '../../app/session/session-context.ts'
import { messageOf } from '../../app/session/sign-in-failures.ts'
import { profileLanguage } from '../../messages/language.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { look } from '../../ui/look.ts'
import form from '../password/EntryForm.module.css'
import { useSending } from '../password/use-sending.ts'
import { fieldId } from './fields.ts'
import { InvitationOffer } from './InvitationOffer.tsx'
import { signUpText as text } from './messages.ts'
import { browserTimezone } from './options.ts'
import { PersonalInformation } from './PersonalInformation.tsx'
import { Preferences } from './Preferences.tsx'
import { emptySignUp, isComplete, problemsIn, refusedBy, type SignUpField, type SignUpProblems, signUpBody } from './sign-up-form.ts'
import type { InvitationOffered } from './use-invitation.ts'

interface SignUpFormProps {
  /** An invitation's code and offer. */
  invitation: { code: string; offer: InvitationOffered } | undefined
  /** The new user's address and password, and the session token of the answer. */
  onCreated: (created: { email: string; password: string; token: string }) => Promise<void> | void
}

/** Create New User Account. */
export const SignUpForm = ({ invitation, onCreated }: SignUpFormProps) => {
  const { call } = useSession()
  const [timezone] = useState(browserTimezone)
  const [typed, setTyped] = useState(() => emptySignUp(timezone, invitation?.offer.email, profileLanguage()))
  const [failure, setFailure] = useState<{ title?: string; problems: SignUpProblems; attempt: number }>()
  const { busy, send } = useSending()
  const complete = isComplete(typed)
  const problems = failure?.problems ?? {}

  const fail = (found: SignUpProblems, title?: string) =>
    setFailure((last) => ({ problems: found, attempt: (last?.attempt ?? 0) + 1, ...(title !== undefined && { title }) }))
  const change = (changed: Partial<typeof typed>) => {
    setTyped((last) => ({ ...last, ...changed }))
    const still = Object.entries(problems).filter(
      ([name]) => !(name in changed) || typed[name as SignUpField] === changed[name as SignUpField],
    )
    setFailure((last) => last && { ...last, problems: Object.fromEntries(still) })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = problemsIn(typed)
    if (Object.keys(found).length > 0) return fail(found)
    setFailure(undefined)
    await send(
      async () => {
        const { token } = await call(signUp, { body: signUpBody(typed, invitation?.code) })
        await onCreated({ email: typed.email.trim(), password: typed.newPassword, token })
      },
      (error) => fail(refusedBy(error), messageOf(error, text.failed)),
    )
  }

  return (
    <form className={classes(look('stack', 'upToFull', 'gap20'), form.form)} noValidate onSubmit={(event) => void submit(event)}>
      <h1 className={classes(look('figure'), form.heading)}>{text.title}</h1>
      {invitation ? <InvitationOffer offer={invitation.offer} /> : <p>{text.note}</p>}
      {failure && (
        <ErrorSummary
          key={failure.attempt}
          {...(failure.title !== undefined && { title: failure.title })}
          errors={Object.entries(problems).map(([name, message]) => ({
            id: fieldId(name as SignUpField),
            label: text.labels[name as SignUpField],
            message,
          }))}
        />
      )}
      <PersonalInformation typed={typed} onChange={change} problems={problems} invited={invitation !== undefined} />
      <Preferences typed={typed} onChange={change} problems={problems} timezone={timezone} />
      <Button
        type="submit"
        look="primary"
        wide
        disabled={!complete}
        busy={busy}
        // A press on the disabled button, or Enter in a field, shows what is missing.
        onClickCapture={() => complete || fail(problemsIn(typed), text.incomplete)}
      >
        {busy ? text.busy : text.submit}
      </Button>
      <ButtonLink look="link" to={paths.login} className={form.back}>
        {text.back}
      </ButtonLink>
    </form>
  )
}
