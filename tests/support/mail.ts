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
