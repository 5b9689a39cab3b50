/** How an e-mail address is compared: without spaces around it, in lower case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase()

/** How a phone number is compared: its digits, with a leading + when it has the country's code (written + or 00). '' when it has none. */
export const normalisePhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '')
  if (digits === '') return ''
  if (phone.trimStart().startsWith('+')) return `+${digits}`
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits
}

/** First and last name joined by a space. */
export const displayName = (firstName: string, lastName: string): string => `${firstName} ${lastName}`.trim()

/** The number staff know a bidder by: `sequence` counts from 1 in a house and gives B-10001. */
export const bidderNumber = (sequence: number): string => `B-${10_000 + sequence}`
