const missing = 'Enter a phone number.'
const incomplete = 'Begin the number with + and the country code, such as +1 212 555 0148.'

/** A number in E.164, or its problem. Ten digits without a country code are a number in North America. */
export const carrierNumber = (typed: string): { number: string } | { problem: string } => {
  const digits = typed.replace(/\D/g, '')
  if (digits === '') return { problem: missing }
  if (typed.trim().startsWith('+') && digits.length >= 8 && digits.length <= 15) return { number: `+${digits}` }
  return digits.length === 10 ? { number: `+1${digits}` } : { problem: incomplete }
}
