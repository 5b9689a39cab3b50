import { sendBidderEmail } from '@auctionwiz/contracts/bidder-emails'
import { CallError } from '@auctionwiz/contracts/client'
import type { BodyInputOf } from '@auctionwiz/contracts/endpoint'
import { useRef, useState } from 'react'
import { keyAfter } from '../../../app/calls/request-key.ts'
import { useCall } from '../../../app/calls/use-call.ts'
import { errorMessage } from '../../../ui/ErrorState.tsx'

export interface EmailedBidder {
  id: string
  name: string
}

export interface SendingEmails {
  /** How many bidders the emails of this dialog have reached. */
  sent: number
  /** The bidders whom the last try did not reach, and why. */
  missed: readonly { id: string; name: string; problem: string }[]
  /** Emails the bidders not reached yet. Throws the first refusal. */
  send: (email: BodyInputOf<typeof sendBidderEmail>) => Promise<void>
}

/**
 * Emails each bidder the same text. A bidder keeps one key, so that a repeated send reaches nobody twice. Ends at the first refusal that all the
 * others would get too, such as the limit of emails.
 */
export const useSendingEmails = (bidders: readonly EmailedBidder[]): SendingEmails => {
  const call = useCall()
  const keys = useRef(new Map<string, string>())
  const reached = useRef(new Set<string>())
  const [sent, setSent] = useState(0)
  const [missed, setMissed] = useState<SendingEmails['missed']>([])
  const send: SendingEmails['send'] = async (email) => {
    const errors: unknown[] = []
    const found: { id: string; name: string; problem: string }[] = []
    for (const { id, name } of bidders.filter((bidder) => !reached.current.has(bidder.id))) {
      const key = keys.current.get(id) ?? crypto.randomUUID()
      try {
        await call(sendBidderEmail, { params: { id }, body: email, idempotencyKey: key })
        reached.current.add(id)
        setSent(reached.current.size)
      } catch (error) {
        keys.current.set(id, keyAfter(key, error))
        errors.push(error)
        found.push({ id, name, problem: errorMessage(error) })
        if (!isOfOne(error)) break
      }
    }
    setMissed(found)
    if (errors.length > 0) throw errors[0]
  }
  return { sent, missed, send }
}

const ofOne: ReadonlySet<string | undefined> = new Set(['no_email', 'email_stopped', 'not_found'])

/** Whether a refusal concerns one bidder. */
const isOfOne = (error: unknown): boolean => error instanceof CallError && ofOne.has(error.code)
