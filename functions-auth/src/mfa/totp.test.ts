import jsQr from 'jsqr'
import { describe, expect, it } from 'vitest'
import { base32, matchingStep, newTotpSecret, qrImage, totpAddress, totpCode, totpStep } from './totp.ts'

const secret = base32(new TextEncoder().encode('12345678901234567890'))

describe('one-time passwords', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at %i seconds are those of RFC 6238, appendix B', async (seconds, code) => {
    expect(await totpCode(secret, totpStep(new Date(seconds * 1000)), 8)).toBe(code)
  })

  it.each([
    [0, '755224'],
    [1, '287082'],
    [9, '520489'],
  ])('of the counter %i are those of RFC 4226, appendix D', async (step, code) => {
    expect(await totpCode(secret, step)).toBe(code)
  })

  it.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('of %i steps from now: %s', async (distance, taken) => {
    const now = new Date('2026-11-21T09:00:00Z')
    const step = totpStep(now) + distance
    expect(await matchingStep(secret, await totpCode(secret, step), now)).toBe(taken ? step : undefined)
  })

  it('work once', async () => {
    const now = new Date('2026-11-21T09:00:00Z')
    const code = await totpCode(secret, totpStep(now))
    expect(await matchingStep(secret, code, now, totpStep(now) - 1)).toBe(totpStep(now))
    expect(await matchingStep(secret, code, now, totpStep(now))).toBeUndefined()
  })
})

it('makes secrets of 160 bits that differ', () => {
  const [one, two] = [newTotpSecret(), newTotpSecret()]
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(one).not.toBe(two)
})

it.each([
  ['', ''],
  ['f', 'MY'],
  ['foob', 'MZXW6YQ'],
  ['foobar', 'MZXW6YTBOI'],
])('writes %j in base 32 as RFC 4648 does', (text, expected) => {
  expect(base32(new TextEncoder().encode(text))).toBe(expected)
})

it('names the person and the product to the app', () => {
  expect(totpAddress('ABC', 'a+b@c.example')).toBe(
    'otpauth://totp/AuctionWiz%3Aa%2Bb%40c.example?secret=ABC&issuer=AuctionWiz&algorithm=SHA1&digits=6&period=30',
  )
})

const scale = 3

/** The text that a camera reads from the image. */
const textOf = (image: string): string | undefined => {
  const svg = atob(image.replace('data:image/svg+xml;base64,', ''))
  const [, width = 0] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? []
  const modules = [...svg.matchAll(/M(\d+),(\d+)h(\d+)/g)].map(([, x, y, size]) => [Number(x), Number(y), Number(size)] as const)
  const side = modules[0]?.[2] ?? 1
  const pixels = (Number(width) / side) * scale
  const colours = new Uint8ClampedArray(pixels * pixels * 4).fill(255)
  for (const [x, y] of modules)
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < scale; column += 1) {
        const at = (((y / side) * scale + row) * pixels + (x / side) * scale + column) * 4
        colours.fill(0, at, at + 3)
      }
  return jsQr(colours, pixels, pixels)?.data
}

it.each([10, 150, 250, 500, 850])('holds a text of %i bytes that can be read back', (bytes) => {
  const text = 'otpauth://totp/'.padEnd(bytes, 'Auction7')
  expect(textOf(qrImage(text))).toBe(text)
})

it('has a quiet zone of four modules', () => {
  const svg = atob(qrImage('AuctionWiz').replace('data:image/svg+xml;base64,', ''))
  expect(svg).toContain('viewBox="0 0 290 290"')
  expect(svg).toContain('M40,40h10v10h-10z')
})

it('fails for a text that is too long', () => {
  expect(() => qrImage('x'.repeat(3000))).toThrow()
})
