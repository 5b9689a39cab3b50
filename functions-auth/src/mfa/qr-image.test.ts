import jsQr from 'jsqr'
import { expect, it } from 'vitest'
import { qrImage } from './qr-image.ts'

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
