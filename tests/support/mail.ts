import { vi } from 'vitest'
import { ownStack } from './own-stack.ts'

interface Mail {
  subject: string
  text: string
  headers?: Record<string, string>
}

/** All messages to an address or phone, the newest first. */
export const mailsTo = async (to: string): Promise<Mail[]> => {
  const answer = await fetch(`${ownStack().urls.outbox}/messages?${new URLSearchParams({ to })}`)
  return ((await answer.json()) as { messages: Mail[] }).messages
}

/** What `find` takes from the newest message to an address or phone that holds such a thing, once more than `already` of them do. */
export const mailed = (to: string, find: (mail: Mail) => string | undefined, already = 0): Promise<string> =>
  vi.waitFor(
    async () => {
      const messages = await mailsTo(to)
      const found = messages.flatMap((mail) => find(mail) ?? [])
      if (found[0] === undefined || found.length <= already) throw new Error(`Of ${messages.length} messages to ${to} none is the one`)
      return found[0]
    },
    { timeout: 30_000, interval: 100 },
  )

/** The link in the newest mail of this subject to an address, once it has arrived. */
export const mailedLink = (to: string, subject: string | RegExp): Promise<string> =>
  mailed(to, (mail) => (mail.subject.match(subject) ? mail.text.match(/https?:\/\/\S+/)?.[0] : undefined))

/** The code in the newest message to an address or phone, once there are more messages with a code than those seen `already`. */
export const mailedCode = (to: string, already = 0): Promise<string> => mailed(to, ({ text }) => /\b\d{6}\b/.exec(text)?.[0], already)
