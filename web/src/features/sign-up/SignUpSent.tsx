import { createClient } from '@auctionwiz/contracts/client'
import { resendVerification } from '@auctionwiz/contracts/passwords'
import { useState } from 'react'
import { serviceAddress } from '../../app/config.ts'
import { paths } from '../../app/paths.ts'
import { callWords } from '../../app/session/call-words.ts'
import { useConfig } from '../../app/session/session-context.ts'
import { messageOf } from '../../app/session/sign-in-failures.ts'
import { text as common } from '../../messages/index.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { look } from '../../ui/look.ts'
import { Outcome } from '../password/Outcome.tsx'
import { useSending } from '../password/use-sending.ts'
import { signUpText } from './messages.ts'

const text = signUpText.sent

/** The new user must confirm the address; `token` is their session token, valid for a resend and not stored. */
export const SignUpSent = ({ email, token }: { email: string; token: string }) => {
  const config = useConfig()
  const { busy, error, send } = useSending()
  const [again, setAgain] = useState(false)
  const sendAgain = async () => {
    setAgain(false)
    const call = createClient({
      address: (app) => serviceAddress(config, app),
      credentials: () => ({ sessionToken: token }),
      ...callWords,
      send: (url, init) => window.fetch(url, init),
    })
    setAgain(await send(() => call(resendVerification, {})))
  }
  return (
    <Outcome
      title={text.title}
      body={text.body({ email })}
      actions={
        <>
          <Button busy={busy} onClick={() => void sendAgain()}>
            {busy ? text.busy : text.again}
          </Button>
          <ButtonLink look="link" to={paths.login}>
            {signUpText.back}
          </ButtonLink>
        </>
      }
    >
      <p className={look('note')}>{text.lifetime}</p>
      <p role="status">{error !== undefined ? messageOf(error, common.common.unexpectedError) : again && text.sentAgain}</p>
    </Outcome>
  )
}
