import { validatePassword } from '@auctionwiz/contracts/passwords'
import { useEffect, useState } from 'react'
import { useSession } from '../../app/session/session-context.ts'

/** How long a pause in typing must be before the service is asked, in milliseconds. */
const pause = 400

/**
 * Why the service would refuse a password, as it knows the most used ones, once typing pauses; undefined until then, and when it would do. Null
 * asks nothing: when the browser alone sees that it will not do.
 */
export const useJudgement = (password: string | null): string | undefined => {
  // Not from what keeps answers, which would come along with the screens around sign-in.
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
  return judged?.password === password ? judged.problem : undefined
}
