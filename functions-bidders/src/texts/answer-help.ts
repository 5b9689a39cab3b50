import type { Language } from '@auctionwiz/contracts/identity'
import type { ThrottleRules } from '@auctionwiz/domain/throttle'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import { dueAgainAfter, type Messenger } from '@auctionwiz/platform/core/mail/messages'
import type { RateLimiter } from '@auctionwiz/platform/core/security/rate-limiter'

/** A reply that asks for help. */
export interface AskedHelp {
  /** Of the reply: its answer is sent once. */
  id: string
  /** In E.164. */
  number: string
  language: Language
  now: Date
  log: Pick<Logger, 'error'>
}

/** Texts to a number who writes to it, and how to stop. Fails with `busy` while the message service takes no texts. */
export type HelpAnswer = (asked: AskedHelp) => Promise<void>

interface HelpPorts {
  messenger: Messenger
  rateLimiter: Pick<RateLimiter, 'consume'>
}

const day = 86_400_000
/** Each answer is paid for, so after the third the waits grow. Requests within a wait get no answer. */
const answersToOne: ThrottleRules = { free: 3, window: day, longestSeconds: day / 1000, quiet: day }

const answers: Record<Language, string> = {
  en: 'AuctionWiz sends texts of auction houses to their bidders. For help, contact the house that texted you. Reply STOP to get no more texts, START to get them again.',
  es: 'AuctionWiz envía SMS de casas de subastas a sus postores. Si necesita ayuda, contacte con la casa que le escribió. Responda STOP para no recibir más SMS, START para volver a recibirlos.',
  fr: 'AuctionWiz envoie aux enchérisseurs les SMS des maisons de ventes. Pour toute aide, contactez la maison qui vous a écrit. Répondez STOP pour ne plus recevoir de SMS, START pour en recevoir à nouveau.',
  de: 'AuctionWiz versendet SMS von Auktionshäusern an ihre Bieter. Hilfe gibt das Haus, das Ihnen geschrieben hat. Antworten Sie STOP, um keine SMS mehr zu erhalten, START, um sie wieder zu erhalten.',
}

export const helpAnswer =
  ({ messenger, rateLimiter }: HelpPorts): HelpAnswer =>
  async ({ id, number, language, now, log }) => {
    try {
      await rateLimiter.consume({ kind: 'text-help', name: number, rules: answersToOne }, now)
      await messenger.send({ id: `help-${id}`, channel: 'sms', to: number, text: answers[language] })
    } catch (error) {
      if (error instanceof Failure && error.code === 'too_many_attempts') return
      if (dueAgainAfter(error) !== undefined) throw error
      log.error('a request for help by text could not be answered', error)
    }
  }
