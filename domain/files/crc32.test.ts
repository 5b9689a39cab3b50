import { expect, it } from 'vitest'
import { crc32 } from './crc32.ts'

it('is the checksum of the standard, also in parts', () => {
  const bytes = new TextEncoder().encode('123456789')
  expect(crc32(bytes).toString(16)).toBe('cbf43926')
  expect(crc32(bytes.subarray(4), crc32(bytes.subarray(0, 4)))).toBe(crc32(bytes))
})
