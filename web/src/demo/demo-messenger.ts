import type { Messenger } from '@auctionwiz/platform/core/messages'
import { toast } from '../components/Toasts.tsx'
import { fill } from '../messages/index.ts'

/** What a message that would have been sent says of itself. */
const text = {
  code: 'Demo Mode sends nothing. The code to {to} is {code}.',
  mail: 'Demo Mode sends nothing. To {to}: {subject}',
} as const

/** Nobody reads mail in demo mode: what would have been sent is told on the page, a code until it is dismissed. */
export const demoMessenger: Messenger = {
  send: async ({ to, subject = '', text: body }) => {
    const code = /\b\d{6}\b/.exec(body)?.[0]
    toast(code === undefined ? { text: fill(text.mail, { to, subject }) } : { text: fill(text.code, { to, code }), stays: true })
  },
}
