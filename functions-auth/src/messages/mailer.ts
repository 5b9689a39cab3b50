import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import type { Email } from './letter.ts'
import type { MailTransport } from './mail-transports.ts'

/** Writes letters and has them brought. */
export interface Mailer {
  /** Whether it is gone, or kept until it is. Fails with message_failed when it could be neither. */
  send(letter: Email): Promise<'sent' | 'sending'>
  /** Sends after `afterSeconds` without making the caller wait, so that the response time reveals nothing. Logs a failure. */
  post(letter: Email, afterSeconds?: number): void
  /** An address of the web app. `secret` goes behind the `#`, where no server sees it. */
  link(path: string, secret?: string): string
}

export function mailer(outlet: MailTransport, webOrigin: string, log: Logger): Mailer {
  const send = async (letter: Email, afterSeconds?: number) => {
    try {
      return await outlet(letter, afterSeconds)
    } catch (error) {
      log.error('a message could not be sent', error, { kind: letter.kind })
      throw new Failure('message_failed')
    }
  }
  return {
    send: (letter) => send(letter),
    // Begun after the answer is on its way. What goes wrong is in the log already.
    post: (letter, afterSeconds) => void setTimeout(() => void send(letter, afterSeconds).catch(() => undefined), 0),
    link: (path, secret) => `${webOrigin}${path}${secret === undefined ? '' : `#${secret}`}`,
  }
}
