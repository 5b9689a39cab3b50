import { acceptInvitation } from '@auctionwiz/contracts/invitations'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { enterAccount } from '../../app/session/enter-account.ts'
import { useSession, useSessionState } from '../../app/session/session-context.ts'
import { messageOf } from '../../app/session/sign-in-failures.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { ErrorSummary } from '../../components/ErrorSummary.tsx'
import { text as common, fill } from '../../messages/index.ts'
import form from '../password/EntryForm.module.css'
import { useSending } from '../password/use-sending.ts'
import { InvitationOffer } from './InvitationOffer.tsx'
import { signUpText } from './messages.ts'
import type { InvitationOffered } from './use-invitation.ts'

const text = signUpText.invitation

/** For somebody who has a user: sign in, or signed in already, one press to join. */
export const AcceptInvitation = ({ code, offer }: { code: string; offer: InvitationOffered }) => {
  const session = useSession()
  const { kind } = useSessionState()
  const navigate = useNavigate()
  const { busy, error, send } = useSending()
  const signInAndReturn = `${paths.login}?${new URLSearchParams({ return: `${paths.signUp}?${new URLSearchParams({ invitation: code })}` })}`

  const accept = () =>
    send(async () => {
      const { account } = await session.call(acceptInvitation, { body: { token: code } })
      await enterAccount(session, account.id)
      void navigate('/', { replace: true })
    })
  // Who has no user yet is led to the form by this very address.
  const goOnAsOther = () => {
    session.logout()
    if (offer.registered) void navigate(signInAndReturn)
  }

  return (
    <div className={form.form}>
      <h1 className={form.heading}>{fill(text.title, { account: offer.accountName })}</h1>
      <InvitationOffer offer={offer} />
      {error !== undefined && <ErrorSummary title={messageOf(error, common.common.unexpectedError)} errors={[]} />}
      {kind === 'signedOut' ? (
        <>
          <p>{fill(text.registered, { email: offer.email })}</p>
          <ButtonLink look="primary" wide to={signInAndReturn}>
            {text.signIn}
          </ButtonLink>
          <ButtonLink look="link" to={paths.login} className={form.back}>
            {signUpText.back}
          </ButtonLink>
        </>
      ) : (
        <>
          <Button look="primary" wide busy={busy} onClick={() => void accept()}>
            {busy ? text.accepting : text.accept}
          </Button>
          <Button look="link" className={form.back} onClick={goOnAsOther}>
            {offer.registered ? text.otherUser : signUpText.title}
          </Button>
        </>
      )}
    </div>
  )
}
