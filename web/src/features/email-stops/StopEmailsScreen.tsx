import { CallError } from '@auctionwiz/contracts/client'
import { checkEmailLink, type EmailSubscription, stopEmails, undoEmailStop } from '@auctionwiz/contracts/email-stops'
import { useEffect, useState } from 'react'
import { useLinkSecret } from '../../app/mailed-links.ts'
import { useSession } from '../../app/session/session-context.ts'
import { messageOf } from '../../app/session/sign-in-failures.ts'
import { text as common, fill } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Outcome } from '../password/Outcome.tsx'
import { useSending } from '../password/use-sending.ts'
import { SignInLayout } from '../sign-in/SignInLayout.tsx'
import { emailStopText as text } from './messages.ts'

/**
 * The page behind the link in a house's email. Stopping emails takes a press of a button, because mail filters open links to inspect them.
 * It needs no sign-in.
 */
const StopEmailsScreen = () => {
  const session = useSession()
  const link = useLinkSecret()
  const { busy, error, send } = useSending()
  const [known, setKnown] = useState<EmailSubscription>()
  /** Which button was pressed last. */
  const [done, setDone] = useState<'stop' | 'undo'>()

  const check = () => send(async () => setKnown(await session.call(checkEmailLink, { body: { link } })))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is checked once, when its screen opens
  useEffect(() => {
    if (link === '') return
    // The demonstration has no mailed links.
    if (session.isDemo) session.logout()
    setKnown(undefined)
    setDone(undefined)
    void check()
  }, [link])
  const stop = () =>
    send(async () => {
      setKnown(await session.call(stopEmails, { body: { link } }))
      setDone('stop')
    })
  const undo = () =>
    send(async () => {
      setKnown(await session.call(undoEmailStop, { body: { link } }))
      setDone('undo')
    })

  if (link === '' || isLinkRejected(error))
    return (
      <SignInLayout title={text.title} forStaff={false}>
        <Outcome title={text.incomplete} body={text.incompleteBody} actions={null} />
      </SignInLayout>
    )
  const failure = error !== undefined && <ErrorSummary title={messageOf(error, common.common.unexpectedError)} errors={[]} />
  if (!known)
    return (
      <SignInLayout title={text.title} forStaff={false}>
        {failure ? (
          <Outcome title={text.title} body={failure} actions={<Button onClick={() => void check()}>{text.retry}</Button>} />
        ) : (
          <p role="status">{common.common.loading}</p>
        )}
      </SignInLayout>
    )

  const { house, email, stoppedAt } = known
  const [title, body] = stoppedAt
    ? [text.stopped, text.stoppedBody]
    : done === 'undo'
      ? [text.undone, text.undoneBody]
      : [text.heading({ house }), text.body]
  return (
    <SignInLayout title={text.title} forStaff={false}>
      <Outcome
        // A new outcome takes the focus again.
        key={stoppedAt ? 'stopped' : (done ?? 'asked')}
        title={title}
        body={fill(body, { house, email })}
        actions={
          stoppedAt ? (
            <Button busy={busy} onClick={() => void undo()}>
              {busy ? text.undoing : text.undo}
            </Button>
          ) : (
            <Button look={done === 'undo' ? 'secondary' : 'primary'} wide busy={busy} onClick={() => void stop()}>
              {busy ? text.stopping : text.stop}
            </Button>
          )
        }
      >
        {failure}
      </Outcome>
    </SignInLayout>
  )
}

const isLinkRejected = (error: unknown): boolean => error instanceof CallError && error.code === 'email_link_rejected'

export default StopEmailsScreen
