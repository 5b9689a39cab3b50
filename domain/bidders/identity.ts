/** An email address normalized for comparison: trimmed, in lower case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase()

/** A phone number normalized for comparison: its digits, with a leading + for a country code (written + or 00). '' without digits. */
export const normalisePhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '')
  if (digits === '') return ''
  if (phone.trimStart().startsWith('+')) return `+${digits}`
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits
}

/** First and last name joined by a space. */
export const displayName = (firstName: string, lastName: string): string => `${firstName} ${lastName}`.trim()

/** A bidder's number for staff: `sequence` counts from 1 in a house, which gives B-10001. */
export const bidderNumber = (sequence: number): string => `B-${10_000 + sequence}`
