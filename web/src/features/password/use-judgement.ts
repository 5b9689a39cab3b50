import { validatePassword } from '@auctionwiz/contracts/passwords'
import { useEffect, useState } from 'react'
import { useSession } from '../../app/session/session-context.ts'
import { phraseShown } from '../../messages/field-messages.ts'

/** The pause in typing before the service checks, in milliseconds. */
const pause = 400

/**
 * Why the service, which knows the most common passwords, would reject this one; checked after a pause in typing. Undefined until then, and for an
 * acceptable password. Null sends nothing, for a password that the browser already rejects.
 */
export const useJudgement = (password: string | null): string | undefined => {
  // Not from the query cache, which would add its code to the screens around sign-in.
  const { call } = useSession()
  const [judged, setJudged] = useState<{ password: string; problem: string | undefined }>()
  useEffect(() => {
    if (password === null) return
    let wanted = true
    const ask = async () => {
      const { problems } = await call(validatePassword, { body: { password } })
      if (wanted) setJudged({ password, problem: problems[0] })
    }
    // Without an answer the browser's own rule applies. The form asks the service again when it is sent, and shows the problem.
    const timer = setTimeout(() => ask().catch(() => undefined), pause)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [password, call])
  return judged?.password === password ? judged.problem && phraseShown(judged.problem) : undefined
}
