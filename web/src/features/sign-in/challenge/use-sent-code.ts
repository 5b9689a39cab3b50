import { CallError } from '@auctionwiz/contracts/client'
import { sendMfaCode } from '@auctionwiz/contracts/mfa'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSession } from '../../../app/session/session-context.ts'
import { useSecondsLeft } from '../../../ui/use-seconds-left.ts'
import { isSent, type Way } from './ways.ts'

export interface SentCode {
  /** The status for the selected method; `none` before the first code, or after a failure. */
  state: 'none' | 'sending' | 'sent'
  error: unknown
  /** Seconds until a code may be sent again. */
  wait: number
  send: () => void
}

type Sent = Pick<SentCode, 'state' | 'error'>

const nothing: Sent = { state: 'none', error: undefined }

/** Sends the code of a method once it is chosen, and again on request. */
export const useSentCode = (challenge: string, way: Way): SentCode => {
  const { call } = useSession()
  const [sent, setSent] = useState<Record<string, Sent>>({})
  const [wait, startWait] = useSecondsLeft()
  const asked = useRef(new Set<string>())
  const waiting = useRef(wait)
  waiting.current = wait
  const { id } = way

  const send = useCallback(async () => {
    const become = (now: Sent) => setSent((all) => ({ ...all, [id]: now }))
    asked.current.add(id)
    become({ state: 'sending', error: undefined })
    try {
      const { resendAfter } = await call(sendMfaCode, { body: { challenge, methodId: id } })
      startWait(resendAfter)
      become({ state: 'sent', error: undefined })
    } catch (error) {
      const seconds = error instanceof CallError ? error.details.seconds : undefined
      // The resend button shows the waiting time.
      if (typeof seconds === 'number') startWait(seconds)
      become({ state: 'none', error: typeof seconds === 'number' ? undefined : error })
    }
  }, [call, challenge, id, startWait])

  const toSend = isSent(way)
  useEffect(() => {
    // A pending code is not sent twice, for example when the user switches methods and returns; nor is one that the service would refuse so soon.
    if (toSend && !asked.current.has(id) && waiting.current === 0) void send()
  }, [toSend, id, send])

  return { ...(sent[id] ?? nothing), wait, send: () => void send() }
}
