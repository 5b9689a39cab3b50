import { passwordProblem } from '@auctionwiz/domain/passwords'
import { passwordStrength } from '@auctionwiz/domain/passwords-strength'
import { expect, it } from 'vitest'
import list from './known-passwords.json' with { type: 'json' }
import { isKnownPassword } from './known-passwords.ts'

it.each(['maverick', 'elephant', '1234qwer', 'q1w2e3r4t5', 'nicholas', 'cocacola', 'redskins', 'Scorpion', 'M0untain!', 'Elephant2026!'])(
  'one of the most used passwords is refused and not rated strong, also dressed up: %s',
  async (password) => {
    expect(passwordProblem(password, { isKnown: isKnownPassword })).toMatch(/too easy to guess/)
    expect((await passwordStrength(password)).score).toBeLessThan(4)
  },
)

it.each(['correct horse battery', 'quiet copper lantern', 'kX9!vbQz', 'three old clocks', 'zwölf alte Uhren'])(
  'others will do: %s',
  (password) => {
    expect(passwordProblem(password, { isKnown: isKnownPassword })).toBeUndefined()
  },
)

it('knows more than three thousand, and takes hardly anything else for one', () => {
  expect(Buffer.from(list.hashes, 'base64').length / 4).toBeGreaterThan(3000)
  const words = Array.from({ length: 200_000 }, (_, index) => `nobody uses ${index}`)
  expect(words.filter(isKnownPassword).length).toBeLessThan(10)
})
