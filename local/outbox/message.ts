/** An email or text message to be sent. */
export type NewMessage = {
  channel: 'email' | 'sms'
  /** An email address or a phone number. */
  to: string
  /** Absent for a text. */
  subject?: string
  text: string
  html?: string
  /** Further headers of a mail. */
  headers?: Record<string, string>
}

export type Message = NewMessage & { id: string; number: number; sentAt: string }

const limits = { to: 320, subject: 1000, text: 200_000, html: 500_000 }
const fields = ['channel', 'to', 'subject', 'text', 'html', 'headers']
/** Characters of one header. */
const headerLimit = 2000

/** Checks a posted body. Returns the message, or the reasons by field why it is none. */
export function readMessage(body: unknown): { message: NewMessage } | { problems: Record<string, string> } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { problems: { body: 'must be a JSON object' } }
  const given = body as Record<string, unknown>
  const problems: Record<string, string> = {}
  for (const name of Object.keys(given)) if (!fields.includes(name)) problems[name] = 'is unknown'
  if (given.channel !== 'email' && given.channel !== 'sms') problems.channel = 'must be "email" or "sms"'
  for (const [name, limit] of Object.entries(limits)) {
    const value = given[name]
    const required = name === 'to' || name === 'text'
    if (value === undefined || value === null) {
      if (required) problems[name] = 'is missing'
    } else if (typeof value !== 'string') problems[name] = 'must be a text'
    else if (required && value.trim() === '') problems[name] = 'is empty'
    else if (value.length > limit) problems[name] = `is longer than ${limit} characters`
  }
  if (given.headers !== undefined && !isHeaders(given.headers)) problems.headers = 'must be one-line texts by name'
  if (Object.keys(problems).length > 0) return { problems }
  const present = Object.entries(given).filter(([, value]) => value !== undefined && value !== null)
  return { message: Object.fromEntries(present) as NewMessage }
}

function isHeaders(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).every(
    ([name, text]) => /^[A-Za-z-]{1,100}$/.test(name) && typeof text === 'string' && text.length <= headerLimit && !/[\r\n]/.test(text),
  )
}
