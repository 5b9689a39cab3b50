/** A mail or a text to somebody. */
export interface Message {
  /** The sender's own id: the same message sent twice arrives once. */
  id: string
  channel: 'email' | 'sms'
  /** An e-mail address or a phone number in E.164 form. */
  to: string
  /** Absent for a text. */
  subject?: string
  text: string
  html?: string
  /** When it was first asked to be sent, in ISO 8601: repeated by the same id and time it is not sent again. */
  askedAt?: string
}

/** Brings messages on their way. */
export interface Messenger {
  /** Resolves when the message was accepted; rejects when it was not. */
  send(message: Message): Promise<void>
}

/** Where nobody reads mail, as in demo mode. */
export const silentMessenger: Messenger = { send: async () => undefined }

const pauses = [250, 1000]

/** Tries again after a failure, twice; `wait` is in milliseconds. The last failure is thrown. */
export const patientMessenger = (messenger: Messenger, wait: (ms: number) => Promise<void>): Messenger => ({
  send: async (message) => {
    for (const pause of pauses) {
      try {
        return await messenger.send(message)
      } catch {
        // The attempt after the pauses tells what is wrong.
        await wait(pause)
      }
    }
    await messenger.send(message)
  },
})
