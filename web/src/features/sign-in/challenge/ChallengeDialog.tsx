import type { MfaChallenge } from '@auctionwiz/contracts/sign-in'
import { useState } from 'react'
import { useSession } from '../../../app/session/session-context.ts'
import { messageOf } from '../../../app/session/sign-in-failures.ts'
import { text as common } from '../../../messages/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { look } from '../../../ui/look.ts'
import styles from './Challenge.module.css'
import { CodeForm } from './CodeForm.tsx'
import { challengeText as text } from './messages.ts'
import { OtherWays } from './OtherWays.tsx'
import { PasskeyForm } from './PasskeyForm.tsx'
import { type SentCode, useSentCode } from './use-sent-code.ts'
import { isSent, type Way, waysOf } from './ways.ts'

/** Asks for the primary method, and offers the user's other methods. */
export const ChallengeDialog = ({ challenge, email }: { challenge: MfaChallenge; email: string }) => {
  const session = useSession()
  const ways = waysOf(challenge)
  const [chosen, choose] = useState(ways[0]?.id)
  const way = ways.find(({ id }) => id === chosen)
  return (
    <div role="dialog" aria-modal="true" aria-labelledby="challenge" className={look('upToFull', 'tallControls', 'entryWidth')}>
      <h1 id="challenge" className={look('figure')}>
        {text.title}
      </h1>
      <p className={look('aboveXS', 'muted', 'breaks')}>
        {text.who} <b className={look('plain', 'text')}>{email}</b>
      </p>
      {way ? <WayForm challenge={challenge} way={way} /> : <p role="alert">{text.noWay}</p>}
      <OtherWays ways={ways.filter((other) => other !== way)} onChoose={choose} />
      <Button look="subtle" className={styles.cancel} onClick={() => session.logout()}>
        {text.cancel}
      </Button>
    </div>
  )
}

const WayForm = ({ challenge, way }: { challenge: MfaChallenge; way: Way }) => {
  const code = useSentCode(challenge.token, way)
  if (way.kind === 'passkey') return <PasskeyForm key={way.id} token={challenge.token} />
  return (
    <CodeForm key={way.id} token={challenge.token} way={way}>
      {isSent(way) && <SentLine code={code} />}
    </CodeForm>
  )
}

/** The status of the sent code, with a resend button. */
const SentLine = ({ code: { state, error, wait, send } }: { code: SentCode }) => {
  const sent = state === 'sent'
  const told = { none: '', sending: text.sending, sent: text.sent }[state]
  return (
    <div className={look('row', 'between', 'gapS', 'soft', 'tall24')}>
      <p role="status" className={error === undefined ? undefined : look('problem')}>
        {error === undefined ? told : messageOf(error, common.common.unexpectedError)}
      </p>
      <Button look="link" disabled={wait > 0} busy={state === 'sending'} onClick={send}>
        {wait > 0 ? (sent ? text.sendAgainIn : text.sendIn)({ seconds: wait }) : sent ? text.sendAgain : text.send}
      </Button>
    </div>
  )
}
