import { expect, it } from 'vitest'
import { passwordStrength } from './passwords-strength.ts'

it.each([
  ['', 0],
  ['password', 0],
  ['P@ssw0rd', 0],
  ['aaaaaaaaaaaa', 0],
  ['qwertyuiop', 0],
  ['auctionhouse', 0],
  ['summer2026', 1],
  ['kX9!vb', 1],
  ['kX9!vbQz', 2],
  ['kX9!vbQzm', 3],
  ['kX9!vbQzm#2p', 4],
  ['correct horse battery', 4],
  ['🦉🐈🦊🐢🦀🐝🦋🐙🦉🐈', 4],
])('%s scores %i', async (password, score) => {
  expect((await passwordStrength(password)).score).toBe(score)
})

it('guesses the own names first, together and apart', async () => {
  expect((await passwordStrength('EdithCrane1')).score).toBeGreaterThan(1)
  const own = await passwordStrength('EdithCrane1', ['Edith', 'Crane', 'edith.crane@house.example'])
  expect(own).toMatchObject({ score: 1, suggestions: [expect.stringContaining('common words'), expect.stringContaining('longer')] })
})

it('takes any length', async () => {
  for (const length of [8, 20, 60, 1000])
    expect((await passwordStrength('kX9!vbQz#mW2'.repeat(100).slice(0, length))).score).toBeGreaterThan(1)
})
