import { useState } from 'react'
import { useSession } from '../../../app/session/session-context.ts'
import { messageOf } from '../../../app/session/sign-in-failures.ts'
import { useUnmountSignal } from '../../../app/use-unmount-signal.ts'
import { withTexts } from '../../../messages/catalogue.ts'
import { text as common } from '../../../messages/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { prefetch } from '../../../ui/lazy-part/prefetch.ts'
import { look } from '../../../ui/look.ts'
import { isOver } from './CodeForm.tsx'
import { challengeText as text } from './messages.ts'

const load = withTexts(() => import('../../passkeys/ask-device.ts'))

/** A passkey in place of a code. The browser asks the device only after a press of the button, as some browsers require. */
export const PasskeyForm = ({ token }: { token: string }) => {
  const session = useSession()
  const unmountSignal = useUnmountSignal()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const confirm = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await session.proceed(await (await load()).signInByPasskey(session.call, token, unmountSignal()))
    } catch (error) {
      if (isOver(error)) return session.logout(error.message)
      setProblem(messageOf(error, common.common.unexpectedError))
      setBusy(false)
    }
  }
  return (
    <div className={look('stack', 'gapL', 'aboveXXL')}>
      <p>{text.ways.passkey}</p>
      <Button look="primary" wide autoFocus busy={busy} onPointerEnter={() => prefetch(load)} onClick={() => void confirm()}>
        {busy ? text.help.passkey : text.otherWays.passkey}
      </Button>
      <p role="alert" className={problem && look('problem')}>
        {problem}
      </p>
    </div>
  )
}
