/**
 * A new trace for a call, in the form of W3C Trace Context. The services continue it, so that what one call took can be found from the browser to the
 * database. The ids are random and mean nothing. The services decide which traces they keep.
 */
export const newTraceParent = (): string => `00-${randomHex(16)}-${randomHex(8)}-01`

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
