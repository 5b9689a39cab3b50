/** A mailto link for an address. Escaping keeps the address from adding other recipients, a subject or a text. */
export const mailLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
