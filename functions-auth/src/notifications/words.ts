import type { Money } from '@auctionwiz/contracts/fields'
import type { Language } from '@auctionwiz/contracts/identity'
import type { NotificationKind } from '@auctionwiz/contracts/notification-kinds'
import type { NotificationDocument } from '@auctionwiz/records/notifications'
import type { Settled } from './case-standing.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'

/** `{name}` is filled from the facts of a notification, or from what became of it. */
export interface NotificationTexts {
  kinds: Record<NotificationKind, { title: string; message: string }>
  /** Below a list, those that it leaves out. */
  others: string
  /** `movedBy` where it is known who moved a deadline; `undated` where it has no day any more. */
  settled: Record<Settled['how'] | 'movedBy' | 'undated', string>
}

const texts: Record<Language, NotificationTexts> = { en, de, es, fr }

/** The words of notifications in a language and a time zone. */
export const notificationWords = (language: Language, timeZone: string) => {
  const { kinds, settled, others } = texts[language]
  const day = (at: string | undefined): string => (at === undefined ? '' : dayIn(at, language, timeZone))
  return {
    said: ({ kind, facts }: Pick<NotificationDocument, 'kind' | 'facts'>): { title: string; message: string } => {
      const { amount, limit, since, due, count, total, failed, ...named } = facts
      const money = (value: Money | undefined): string => (value === undefined ? '' : moneyIn(value, language))
      const number = (value: number | undefined): string => (value === undefined ? '' : new Intl.NumberFormat(language).format(value))
      const counts = { count: number(count), total: number(total), failed: number(failed) }
      const values = { ...named, ...counts, amount: money(amount), limit: money(limit), since: day(since), due: day(due) }
      const { title, message } = kinds[kind]
      return { title: fill(title, values), message: fill(message, values) }
    },
    others: (count: number): string => fill(others, { count: new Intl.NumberFormat(language).format(count) }),
    settled: ({ how, by, at, due }: Settled): string => {
      const moved = due === undefined ? 'undated' : by === undefined ? 'moved' : 'movedBy'
      return fill(settled[how === 'moved' ? moved : how], { by: by ?? '', at: day(at), due: day(due) })
    },
  }
}

const fill = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

const moneyIn = ({ amount, currency }: Money, language: Language): string => {
  const format = new Intl.NumberFormat(language === 'en' ? 'en-US' : language, { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** An instant as the day that it is in the zone; a day as it is everywhere. */
const dayIn = (at: string, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: at.length === 10 ? 'UTC' : timeZone,
  }).format(new Date(at))
