import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { qrImage, qrMatrix } from './qr-matrix.ts'

// Read back with an independent decoder when they were taken.
const small = `
#######...#.#.#######
#.....#.....#.#.....#
#.###.#.#.#...#.###.#
#.###.#.....#.#.###.#
#.###.#..#.##.#.###.#
#.....#..###..#.....#
#######.#.#.#.#######
........#.#..........
###.#####.#.###...#..
##.#.#.##.##........#
#.#...##.###.#.######
##.##....####..##....
#.....###.##...#....#
........#.#..#####.#.
#######.##..######.##
#.....#.#.#.....#..##
#.###.#.#...##.#.#...
#.###.#....#.####..#.
#.###.#.#..#...##.#.#
#.....#.##.###.....#.
#######.#.##..#....##`

it('draws a code of the smallest version', () => {
  const rows = qrMatrix('AuctionWiz').map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))
  expect(rows.join('\n')).toBe(small.trim())
})

it.each([
  [150, 45, '994f658012f6936b'],
  [250, 57, '64b6384a7a3202c4'],
  [500, 77, 'eca7a2cdb3e8f171'],
  [850, 97, 'c6d026b62db5bbd6'],
])('draws one of %i bytes in blocks, with alignment and version patterns', (bytes, size, digest) => {
  const matrix = qrMatrix('otpauth://totp/'.padEnd(bytes, 'Auction7'))
  expect(matrix).toHaveLength(size)
  expect(createHash('sha256').update(JSON.stringify(matrix)).digest('hex').slice(0, 16)).toBe(digest)
})

it('says when a text is too long', () => {
  expect(() => qrMatrix('x'.repeat(859))).toThrow('859 bytes do not fit a QR code')
})

it('is an image with a quiet zone', () => {
  const svg = atob(qrImage('AuctionWiz').replace('data:image/svg+xml;base64,', ''))
  expect(svg).toContain('viewBox="0 0 29 29"')
  expect(svg).toContain('M4 4h1v1h-1z')
})
