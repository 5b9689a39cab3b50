/** Opens a mail to an address and nothing else: what stands in the address adds no other recipient, subject or text. */
export const mailLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
