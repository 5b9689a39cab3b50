import { acceptInvitation } from '@auctionwiz/contracts/invitations'
import { Navigate, useNavigate } from 'react-router'
import { linkState } from '../../app/mailed-links.ts'
import { paths } from '../../app/paths.ts'
import { enterAccount } from '../../app/session/enter-account.ts'
import { useSession, useSessionState } from '../../app/session/session-context.ts'
import type { SessionState } from '../../app/session/session-state.ts'
import { messageOf } from '../../app/session/sign-in-failures.ts'
import { text as common } from '../../messages/index.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { look } from '../../ui/look.ts'
import form from '../password/EntryForm.module.css'
import { useSending } from '../password/use-sending.ts'
import { InvitationOffer } from './InvitationOffer.tsx'
import { signUpText } from './messages.ts'
import type { InvitationOffered } from './use-invitation.ts'

const text = signUpText.invitation

interface AcceptProps {
  code: string
  offer: InvitationOffered
}

/** For a person who already has a user: they sign in, or join with one press if signed in. If they joined before, the page opens the account. */
export const AcceptInvitation = ({ code, offer }: AcceptProps) => {
  const session = useSession()
  const state = useSessionState()
  const navigate = useNavigate()
  const { busy, error, send } = useSending()
  const accountId = code.split('.')[0] ?? ''
  const me = emailOf(state)
  const isOther = me !== undefined && me.toLowerCase() !== offer.email.toLowerCase()
  /** Of the sign-in screen, which leads back here with it. */
  const invitation = linkState(code)

  const enter = (join: boolean) =>
    send(async () => {
      if (join) await session.call(acceptInvitation, { body: { token: code } })
      await enterAccount(session, accountId)
      void navigate('/', { replace: true })
    })
  // For a person without a user this address opens the sign-up form.
  const goOnAsOther = () => {
    session.logout()
    if (offer.registered) void navigate(paths.login, { state: invitation })
  }

  if (offer.accepted && !isOther && state.kind === 'signedIn' && state.account.id === accountId) return <Navigate to="/" replace />
  return (
    <div className={classes(look('stack', 'upToFull', 'gap20', 'entryWidth', 'tallControls', 'phoneFullWidth', 'phoneGapL'), form.form)}>
      <h1 className={classes(look('figure', 'noOutline'), form.heading)}>
        {(offer.accepted ? text.acceptedTitle : text.title)({ account: offer.accountName })}
      </h1>
      {!offer.accepted && <InvitationOffer offer={offer} />}
      {error !== undefined && <ErrorSummary title={messageOf(error, common.common.unexpectedError)} errors={[]} />}
      {state.kind === 'signedOut' ? (
        <>
          <p>{(offer.accepted ? text.accepted : text.registered)({ email: offer.email, account: offer.accountName })}</p>
          <ButtonLink look="primary" wide to={paths.login} state={offer.accepted ? undefined : invitation}>
            {offer.accepted ? text.signInAgain : text.signIn}
          </ButtonLink>
          <ButtonLink look="link" to={paths.login} className={look('atStart')}>
            {signUpText.back}
          </ButtonLink>
        </>
      ) : (
        <>
          {isOther ? (
            <p role="alert">{text.mismatch({ email: offer.email, me })}</p>
          ) : (
            <>
              {offer.accepted && <p>{text.acceptedHere}</p>}
              <Button look="primary" wide busy={busy} onClick={() => void enter(!offer.accepted)}>
                {busy ? text.accepting : offer.accepted ? text.open({ account: offer.accountName }) : text.accept}
              </Button>
            </>
          )}
          <Button
            look={isOther ? 'primary' : 'link'}
            wide={isOther}
            className={isOther ? undefined : look('atStart')}
            onClick={goOnAsOther}
          >
            {offer.registered ? text.otherUser : signUpText.title}
          </Button>
        </>
      )}
    </div>
  )
}

/** The address of the signed-in user, if known. */
const emailOf = (state: SessionState): string | undefined => {
  if (state.kind === 'signedIn' || state.kind === 'selecting') return state.user.email
  return state.kind === 'support' ? state.info.userEmail : undefined
}
