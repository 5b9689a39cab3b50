import { ratePassword, type Strength, validatePassword } from '@auctionwiz/contracts/passwords'
import { useEffect, useState } from 'react'
import { useSession } from '../../app/session/session-context.ts'

/** How long a pause in typing must be before the service is asked, in milliseconds. */
const pause = 400

export interface Judgement {
  /** Why the service would refuse it. */
  problem: string | undefined
  strength: Strength
}

/**
 * What the service makes of a password, which knows the most used ones, once typing pauses; undefined until then. Null asks nothing: when the
 * browser alone sees that it will not do.
 */
export const useJudgement = (password: string | null): Judgement | undefined => {
  // Not from what keeps answers, which would come along with the screens around sign-in.
  const { call } = useSession()
  const [judged, setJudged] = useState<Judgement & { password: string }>()
  useEffect(() => {
    if (password === null) return
    let wanted = true
    const ask = async () => {
      const body = { password }
      const [{ problems }, strength] = await Promise.all([call(validatePassword, { body }), call(ratePassword, { body })])
      if (wanted) setJudged({ password, problem: problems[0], strength })
    }
    // Without an answer the browser's own estimate stands; sending the form asks the service again and says what is wrong.
    const timer = setTimeout(() => ask().catch(() => undefined), pause)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [password, call])
  return judged?.password === password ? judged : undefined
}
