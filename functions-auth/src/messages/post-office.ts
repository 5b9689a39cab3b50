import { Failure } from '@auctionwiz/platform/core/failure'
import { randomId } from '@auctionwiz/platform/core/ids'
import type { Logger } from '@auctionwiz/platform/core/logger'
import type { Messenger } from '@auctionwiz/platform/core/messages'
import type { Letter } from './letter.ts'
import { renderLetter } from './render.ts'

/** Writes letters and has them brought. */
export interface PostOffice {
  /** Fails with message_failed when the letter could not be sent. */
  send(letter: Letter): Promise<void>
  /** Sends without being waited for, so that the answer's time tells nothing; a failure is logged. */
  post(letter: Letter): void
  /** An address of the web app. `secret` goes behind the `#`, where no server sees it. */
  link(path: string, secret?: string): string
}

export const postOffice = (messenger: Messenger, webOrigin: string, log: Logger): PostOffice => {
  const send = async (letter: Letter): Promise<void> => {
    try {
      await messenger.send({ id: letter.id ?? randomId('msg'), ...renderLetter(letter) })
    } catch (error) {
      log.error('a message could not be sent', error, { kind: letter.kind })
      throw new Failure('message_failed')
    }
  }
  return {
    send,
    // Begun after the answer is on its way. What goes wrong is in the log already.
    post: (letter) => void setTimeout(() => void send(letter).catch(() => undefined), 0),
    link: (path, secret) => `${webOrigin}${path}${secret === undefined ? '' : `#${secret}`}`,
  }
}
