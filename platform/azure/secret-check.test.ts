import { expect, it } from 'vitest'
import { secretCheck } from './secret-check.ts'

it('takes the secret and nothing else, whatever its length', () => {
  const isSecret = secretCheck('x'.repeat(64))
  expect(isSecret('x'.repeat(64))).toBe(true)
  for (const given of ['', 'x', 'x'.repeat(63), 'x'.repeat(65), 'y'.repeat(64), 'X'.repeat(64)]) expect(isSecret(given)).toBe(false)
})
