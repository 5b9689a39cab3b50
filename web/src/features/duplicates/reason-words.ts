import { duplicateText } from './messages.ts'

const { reasonWords } = duplicateText

type Kind = keyof typeof reasonWords

const kinds: Readonly<Record<string, Kind>> = {
  email: 'email',
  phone: 'phone',
  givenName: 'name',
  surname: 'name',
  street: 'address',
  streetNumber: 'address',
  secondLine: 'address',
  suburb: 'place',
  postcode: 'place',
  state: 'place',
  dateOfBirth: 'dateOfBirth',
}

const order: readonly Kind[] = ['email', 'phone', 'name', 'address', 'place', 'dateOfBirth']

/** Reasons such as `email.same` and `surname.nearRare` in a few words: "Email, similar name". An address includes its city. */
export const reasonsInWords = (because: readonly string[]): string => {
  const exact = new Map<Kind, boolean>()
  for (const reason of because) {
    const [signal = '', level] = reason.split('.')
    const kind = kinds[signal]
    if (kind !== undefined) exact.set(kind, (exact.get(kind) ?? true) && level === 'same')
  }
  if (exact.has('address')) exact.delete('place')
  const words = order.flatMap((kind) => (exact.has(kind) ? [reasonWords[kind][exact.get(kind) ? 0 : 1]] : []))
  const text = words.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
