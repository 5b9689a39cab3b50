import { expect, it } from 'vitest'
import { passwordStrength } from './passwords-strength.ts'

it.each([
  ['', 0],
  ['password', 0],
  ['P@ssw0rd', 0],
  ['aaaaaaaaaaaa', 0],
  ['qwertyuiop', 0],
  ['summer2026', 1],
  ['dragonmonkey', 1],
  ['kX9!vb', 2],
  ['kX9!vbQz', 3],
  ['tr0ub4dor&3x', 4],
  ['correct horse battery', 4],
  ['🦉🐈🦊🐢🦀🐝🦋🐙🦉🐈', 4],
])('%s scores %i', (password, score) => {
  expect(passwordStrength(password).score).toBe(score)
})

it('counts the own name as guessed first', () => {
  expect(passwordStrength('wimbledon').score).toBe(3)
  expect(passwordStrength('wimbledon', ['Wimbledon'])).toMatchObject({
    score: 0,
    suggestions: [expect.stringContaining('common words'), expect.any(String)],
  })
})

it('never gets weaker by being longer, and takes any length', () => {
  const scores = [8, 20, 60, 1000].map((length) => passwordStrength('kX9!vbQz#mW2'.repeat(100).slice(0, length)).guesses)
  expect(scores).toEqual([...scores].sort((a, b) => a - b))
})
