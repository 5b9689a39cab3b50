import { inject, vi } from 'vitest'

interface Mail {
  subject: string
  text: string
}

/** The link in the newest mail of this subject to an address, once it has arrived. */
export const mailedLink = (to: string, subject: string | RegExp): Promise<string> =>
  vi.waitFor(
    async () => {
      const answer = await fetch(`${inject('stack').urls.outbox}/messages?${new URLSearchParams({ to })}`)
      const { messages } = (await answer.json()) as { messages: Mail[] }
      const link = messages.find((mail) => mail.subject.match(subject))?.text.match(/https?:\/\/\S+/)?.[0]
      if (link === undefined) throw new Error(`No mail ${subject} to ${to} with a link in it`)
      return link
    },
    { timeout: 10_000, interval: 100 },
  )

/** The code in the newest message to an address or phone, once there are more messages with a code than those seen `already`. */
export const mailedCode = (to: string, already = 0): Promise<string> =>
  vi.waitFor(
    async () => {
      const answer = await fetch(`${inject('stack').urls.outbox}/messages?${new URLSearchParams({ to })}`)
      const { messages } = (await answer.json()) as { messages: Mail[] }
      const codes = messages.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])
      const newest = codes[0]
      if (newest === undefined || codes.length <= already) throw new Error(`No new code to ${to}`)
      return newest
    },
    { timeout: 10_000, interval: 100 },
  )
