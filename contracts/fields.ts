import * as z from 'zod/mini'

/** Field types that several nouns share. */

export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'Use an id as returned by the service.'))

/** ISO 8601 instant in UTC. */
export const instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, 'Use an ISO 8601 time in UTC.'))

/** ISO 8601 calendar date. */
export const date = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Use a date such as 2026-11-21.'))

/** Characters that no text of ours needs and that mails, logs or the database would trip over: controls but tab and line break, half characters. */
const readable = z.refine<string>(
  (value) => value.isWellFormed() && !/[\p{Cc}--[\t\n\r]]/v.test(value),
  'Remove the characters that cannot be shown.',
)

/** A text of one line or, with `lines`, of several. Too long a text is not looked at any further. */
const plain = (max: number, lines: boolean) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, { error: `Use at most ${max} characters.`, abort: true }),
      readable,
      ...(lines ? [] : [z.refine<string>((value) => !/[\r\n]/.test(value), 'Use one line.')]),
    )

export const text = (max: number) => plain(max, false).check(z.minLength(1, 'This field is required.'))

/** A text of one or more lines that must say something. */
export const multilineText = (max: number) => plain(max, true).check(z.minLength(1, 'This field is required.'))

export const optionalText = (max: number) => z.optional(plain(max, true))

/** An e-mail address: something, an at sign, a domain with a dot, no spaces; at most 254 characters (RFC 5321). */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
export const email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254, { error: 'Use at most 254 characters.', abort: true }),
    z.regex(emailPattern, 'Enter a valid email address.'),
  )

/** A phone number: may start with +, at least 10 characters of digits, spaces, hyphens and brackets. */
export const phonePattern = /^\+?[\d\s\-()]{10,30}$/
export const phone = z
  .string()
  .check(z.trim(), z.regex(phonePattern, 'Enter a phone number with at least 10 digits, such as +1 212 555 0148.'))

export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'JPY'] as const
export const currency = z.enum(currencies)
export type Currency = z.output<typeof currency>

/** Integer minor units (cents; yen for JPY) plus the currency. */
export const money = z.strictObject({ amount: z.int(), currency })
export type Money = z.output<typeof money>

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
