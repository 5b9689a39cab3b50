/** A random id of 128 bits, in hexadecimal digits. Pages over plain http have no `randomUUID`. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
