/** 256 random bits in letters, digits, `-` and `_`. */
export const newSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '')

/** SHA-256 in hexadecimal: enough for secrets that nobody can guess, and for codes that live for minutes. */
export const hashSecret = async (...parts: readonly string[]): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(parts.join('\n')))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A number of so many decimal digits, each value equally likely. */
export const randomDigits = (digits: number): string => {
  const limit = 10 ** digits
  const fair = Math.floor(2 ** 32 / limit) * limit
  for (;;) {
    const [value = fair] = crypto.getRandomValues(new Uint32Array(1))
    if (value < fair) return String(value % limit).padStart(digits, '0')
  }
}
