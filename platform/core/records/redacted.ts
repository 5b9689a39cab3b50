/** Names of fields whose values nobody may read later: what opens something, and what identifies a person to the state or a bank. */
const secret = /password|passphrase|secret|token|hash|otp|backupcode|privatekey|apikey|taxid|ssn|iban|accountnumber|cardnumber|dateofbirth/i

const withheldMark = '•••'

/** A copy of an event's data with every secret replaced, for use cases that pass whole records. */
export const redacted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(redacted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' && inner !== '' && secret.test(key.replaceAll(/[_-]/g, '')) ? withheldMark : redacted(inner),
    ]),
  )
}
