import * as z from 'zod/mini'

/** Field types that several nouns share. */

export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'Use an id as returned by the service.'))

/** ISO 8601 instant in UTC. */
export const instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, 'Use an ISO 8601 time in UTC.'))

/** ISO 8601 calendar date. */
export const date = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Use a date such as 2026-11-21.'))

/** Whether the day of a date or time exists in the calendar: there is no 30 February. */
const isReal = (value: string): boolean => {
  const day = value.slice(0, 10)
  const start = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day)
}

/** An instant in a request, which must exist. */
export const givenInstant = instant.check(
  z.maxLength(40),
  z.refine((value) => isReal(value) && !Number.isNaN(Date.parse(value)), 'This time does not exist. Check the day and the hour.'),
)

/** A date in a request, which must exist in the calendar. */
export const givenDate = date.check(z.refine(isReal, 'This day does not exist. Check the day and the month.'))

/** Invisible characters that change a text: zero-width space and mark, direction overrides. Copied text may contain them. */
export const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** A text as typed, trimmed and without invisible characters. */
const typed = z.string().check(
  z.overwrite((value) => value.replace(invisible, '')),
  z.trim(),
)

/** Characters that no text needs and that break emails, logs or the database: controls except tab and line break, lone surrogates. */
const readable = z.refine<string>(
  (value) => value.isWellFormed() && !/[\p{Cc}--[\t\n\r]]/v.test(value),
  'Remove the characters that cannot be shown.',
)

/** A text of one line or, with `lines`, of several. A text over the limit is not checked further. */
const plain = (max: number, lines: boolean) =>
  typed.check(
    z.maxLength(max, { error: `Use at most ${max} characters.`, abort: true }),
    readable,
    ...(lines ? [] : [z.refine<string>((value) => !/[\r\n\u2028\u2029]/.test(value), 'Use one line.')]),
  )

/** A text of only joiners and soft hyphens counts as empty. */
const saysSomething = z.refine<string>((value) => /[^\s\p{DI}]/u.test(value), 'This field is required.')

export const text = (max: number) => plain(max, false).check(saysSomething)

/** A text of one or more lines that must not be empty. */
export const multilineText = (max: number) => plain(max, true).check(saysSomething)

/** In a change: an empty text removes the value. */
export const removable = <T extends z.ZodMiniType>(schema: T) => z.optional(z.union([z.literal(''), schema]))

export const optionalText = (max: number) => z.optional(plain(max, true))

/**
 * An email address: a local part, an at sign, a domain with a dot; at most 254 characters (RFC 5321). No spaces, no invisible characters, and none of
 * the characters that separate the addresses of an email.
 */
export const emailPattern = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@.<>()[\]\\,;:"\p{C}]+(?:\.[^\s@.<>()[\]\\,;:"\p{C}]+)+$/u
export const email = typed.check(
  z.maxLength(254, { error: 'Use at most 254 characters.', abort: true }),
  z.regex(emailPattern, 'Enter a valid email address.'),
)

/**
 * A phone number: an optional +, then at least 10 characters of digits, spaces, hyphens and brackets. At least seven are digits, as in a
 * number without country and area code.
 */
export const phonePattern = /^(?=(?:\D*\d){7})\+?[\d\s\-()]{10,30}$/
export const phoneProblem = 'Enter a phone number with its area code, such as +1 212 555 0148.'
export const phone = typed.check(z.regex(phonePattern, phoneProblem))

export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'JPY'] as const
export const currency = z.enum(currencies)
export type Currency = z.output<typeof currency>

/** Integer minor units (cents; yen for JPY) plus the currency. */
export const money = z.strictObject({ amount: z.int(), currency })
export type Money = z.output<typeof money>

/** The paddle of a bidder in a sale: digits, letters and hyphens. `007a` and `7A` are the same one. */
export const paddle = z.string().check(
  z.trim(),
  z.regex(/^[A-Za-z0-9-]{1,12}$/, 'Enter a paddle of up to 12 digits, letters and hyphens.'),
  z.overwrite((value) => value.toUpperCase().replace(/^0+(?=\d)/, '')),
)

/** A query parameter that may be repeated; one value is a list of one. */
export const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    z.transform((value: unknown) => (value === undefined || Array.isArray(value) ? value : [value])),
    z.array(item).check(z.maxLength(50)),
  )

/** A whole number in a query string. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
    z
      .int(`Use a whole number from ${min} to ${max}.`)
      .check(z.minimum(min, `Use a whole number from ${min} to ${max}.`), z.maximum(max, `Use a whole number from ${min} to ${max}.`)),
  )

export const acknowledged = z.object({ success: z.literal(true) })
