import type { User } from '@auctionwiz/contracts/identity'
import type { MailSubject } from './mail-job.ts'

export type Language = User['profile']['language']

/** Every message that the product writes to people about their access. */
export const letterKinds = [
  'verify_email',
  'already_registered',
  'password_reset',
  'password_changed',
  'email_change',
  'email_change_asked',
  'email_changed',
  'email_taken',
  'invitation',
  'code',
  'new_device',
  'session_reused',
  'mfa_added',
  'mfa_removed',
  'mfa_reset',
  'backup_code_used',
  'access_changed',
  'ownership',
  'ownership_given',
  'domain_code',
  'notifications',
] as const
export type LetterKind = (typeof letterKinds)[number]

/** `{name}` in a text is filled from the letter's values; a paragraph whose values are all empty is left out. */
export interface LetterText {
  subject: string
  paragraphs: readonly string[]
  /** What the button or link is called. */
  action?: string
  /** In place of the usual one. */
  footer?: string
  /** The whole of it as a text message. */
  sms?: string
}

export interface LetterTexts {
  letters: Record<LetterKind, LetterText>
  /** Below the button, before the address itself. */
  linkHint: string
  footer: string
}

export interface Email {
  kind: LetterKind
  to: string
  language: Language
  values?: Record<string, string>
  /** Where the button leads. */
  link?: string
  channel?: 'email' | 'sms'
  /** The same id is sent once; a new one each time when absent. */
  id?: string
  /** Where it is noted whether the letter went out. */
  about?: MailSubject
}
