import { retry } from '../concurrency/retry.ts'
import { Failure } from '../errors/failure.ts'
import { isStoreError } from '../store/store.ts'

/** An email or a text message. */
export interface Message {
  /** The sender's own id: the same message sent twice arrives once. */
  id: string
  channel: 'email' | 'sms'
  /** An email address or a phone number in E.164 form. */
  to: string
  /** Absent for a text. */
  subject?: string
  text: string
  html?: string
  /** Further headers of a mail by their names, such as List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>
  /** When it was first asked to be sent, in ISO 8601: repeated by the same id and time it is not sent again. */
  askedAt?: string
}

/** Brings messages on their way. */
export interface Messenger {
  /** Resolves when the message was accepted; rejects when it was not, with `busy` when the service takes no more for now. */
  send(message: Message): Promise<void>
}

/** The failure for the rate limit of the message service, which accepts messages again after `seconds`. */
export const messagesBusy = (seconds: number): Failure => new Failure('busy', { seconds })

/** Seconds until the service takes messages again, if that is why a message was refused. The message is still due then, and has not failed. */
export const dueAgainAfter = (error: unknown): number | undefined =>
  error instanceof Failure && error.code === 'busy' ? (error.retryAfter ?? 1) : undefined

/** Where nobody reads mail, as in demo mode. */
export const silentMessenger: Messenger = { send: async () => undefined }

const pauses = [250, 1000]
/** Seconds until a service that is down or cannot be reached is asked again. */
const outagePause = 30

/**
 * Retries a failure twice; `wait` is in milliseconds. Throws the last failure, and a rate limit immediately, because attempts during its period
 * would prolong it. A service that is down or unreachable ends as `busy`, so that no message fails because of it.
 */
export const patientMessenger = (messenger: Messenger, wait: (ms: number) => Promise<void>): Messenger => ({
  send: (message) =>
    retry(() => messenger.send(message), {
      attempts: pauses.length + 1,
      again: (error) => dueAgainAfter(error) === undefined,
      pause: (failed) => wait(pauses[failed - 1] ?? 0),
    }).catch((error: unknown) => {
      throw isStoreError(error, 'busy') ? messagesBusy(outagePause) : error
    }),
})
