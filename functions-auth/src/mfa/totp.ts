import { renderSVG } from 'uqr'

/** Time-based one-time passwords: RFC 6238 over RFC 4226 with SHA-1, 30 seconds and 6 digits, as authenticator apps expect them. */
const period = 30

/** RFC 4648 base 32. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('')
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(text, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

/** A secret of 160 bits, as RFC 4226 recommends. */
export const newTotpSecret = (): string => base32(crypto.getRandomValues(new Uint8Array(20)))

/** The code of one step of the clock. @param secret in base 32. */
export async function totpCode(secret: string, step: number, digits = 6): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-1' }, false, ['sign'])
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(step))
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer))
  const offset = mac.getUint8(19) & 15
  return String((mac.getUint32(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

export const totpStep = (now: Date): number => Math.floor(now.getTime() / 1000 / period)

/**
 * The step whose code this is: the present one or, for a clock that is not exact, the one before or after. A step up to `lastStep` was used and
 * counts no more, so each code works once.
 */
export async function matchingStep(secret: string, code: string, now: Date, lastStep = -1): Promise<number | undefined> {
  const current = totpStep(now)
  const steps = [current - 1, current, current + 1]
  const codes = await Promise.all(steps.map((step) => totpCode(secret, step)))
  return steps.find((step, index) => step > lastStep && codes[index] === code)
}

/** What an authenticator app reads from the QR code. */
export function totpAddress(secret: string, email: string): string {
  const label = `AuctionWiz:${email}`
  const query = new URLSearchParams({ secret, issuer: 'AuctionWiz', algorithm: 'SHA1', digits: '6', period: String(period) })
  return `otpauth://totp/${encodeURIComponent(label)}?${query}`
}

/** A QR code as the data address of an SVG image, with the quiet zone of four modules. Fails for a text that is too long for any code. */
export function qrImage(text: string): string {
  const svg = renderSVG(text, { ecc: 'M', border: 4 })
  // Without it, browsers that scale the image leave fine lines between the modules.
  return `data:image/svg+xml;base64,${btoa(svg.replace('<svg ', '<svg shape-rendering="crispEdges" '))}`
}
