import { describe, expect, it } from 'vitest'
import { passwordProblem } from './passwords.ts'
import { passwordRating } from './passwords-strength.ts'

const person = { words: ['Vanessa', 'Parr', 'vanessa.parr@example.com', 'Harcourt & Vale'] }

describe('a password', () => {
  it.each([
    'correct horse battery',
    'tr0ub4dor&3x',
    'my cat eats 9 fish',
    'kX9!vbQz',
    'naïve crème brûlée',
    '🦉🐈🦊🐢🦀🐝🦋🐙',
    'vanessa likes old clocks',
    'xxxabcdefgh zyxw 12 lots',
    'lot 214 sold to b-10482; '.repeat(6).slice(0, 128),
  ])('%s will do', (password) => {
    expect(passwordProblem(password, person)).toBeUndefined()
  })

  it.each([
    ['short', 'Use at least 8 characters.'],
    ['kX9!vbQ', 'Use at least 8 characters.'],
    ['🦉🦉🦉🦉🦉🦉🦉', 'Use at least 8 characters.'],
    ['lot 214 sold to b-10482; '.repeat(6).slice(0, 129), 'Use at most 128 characters.'],
    ['aaaaaaaaaa', 'Avoid repeated characters and sequences.'],
    ['abababab', 'Avoid repeated characters and sequences.'],
    ['12345678', 'Avoid repeated characters and sequences.'],
    ['hgfedcba', 'Avoid repeated characters and sequences.'],
    ['123456789x', 'Avoid repeated characters and sequences.'],
    ['password', 'This password is too easy to guess. Choose another.'],
    ['Password1!', 'This password is too easy to guess. Choose another.'],
    ['P@ssw0rd2026', 'This password is too easy to guess. Choose another.'],
    ['dragondragon', 'This password is too easy to guess. Choose another.'],
    ['!!Summer2026', 'This password is too easy to guess. Choose another.'],
    ['auctionhouse', 'This password is too easy to guess. Choose another.'],
    ['AuctionWiz1', 'Do not base the password on your name, your email or the name of the product or company.'],
    ['V4nessa!2', 'Do not base the password on your name, your email or the name of the product or company.'],
    ['vanessa.parr', 'Do not base the password on your name, your email or the name of the product or company.'],
    ['harcourt99', 'Do not base the password on your name, your email or the name of the product or company.'],
    ['VanessaParr1', 'Do not base the password on your name, your email or the name of the product or company.'],
    ['ParrVanessa2026', 'Do not base the password on your name, your email or the name of the product or company.'],
    ['vanessa_parr!99', 'Do not base the password on your name, your email or the name of the product or company.'],
    ['V4n3ss4P4rr!', 'Do not base the password on your name, your email or the name of the product or company.'],
    ['Harcourt Vale', 'Do not base the password on your name, your email or the name of the product or company.'],
  ])('%s is refused', (password, problem) => {
    expect(passwordProblem(password, person)).toBe(problem)
  })

  it.each([
    ['EdithCrane1', ['edith.crane@house.example', 'Edith', 'Crane']],
    ['HaroldWinterbottom', ['h@house.example', 'Harold', 'Winterbottom']],
    ['AnnLee2026', ['ann@house.example', 'Ann', 'Lee']],
    ['crane.edith', ['edith.crane@house.example', 'Edith', 'Crane']],
    ['edithhouse', ['edith@house.example', 'E', 'C']],
  ])('%s is refused for the person of that name', (password, words) => {
    expect(passwordProblem(password, { words })).toContain('your name')
  })

  describe('with the name of its person', () => {
    const words = ['edith.crane@house.example', 'Edith', 'Crane']

    it.each([
      'EdithCrane123456',
      'EdithCrane12345678',
      'CraneEdith111111',
      'EdithCranePassword',
      'edithcraneqwerty',
      'EdithCraneAuctionHouse',
      'edithcranesummer2026',
      'enarChtidE1',
      'htidE.enarC.987654',
      'Ed!th.Cr4ne.123456',
      'Edith!Crane!Password!1',
      'Edith!Cr@ne!Passw0rd!1',
    ])('%s is refused', (password) => {
      expect(passwordProblem(password, { words })).toContain('your name')
    })

    it.each(['EdithCraneHorses', 'EdithCraneMargaret', 'Edith Crane 19.03.1985', 'crane8march1985'])(
      '%s is refused where the rest is rated',
      async (password) => {
        expect(passwordProblem(password, { words, rate: await passwordRating() })).toContain('your name')
      },
    )

    it.each(['Edith has 4 copper lanterns!', 'edith walks 12 cranes', 'crane lantern otter', 'Edith Crane kX9!vbQz'])(
      '%s will do',
      async (password) => {
        expect(passwordProblem(password, { words, rate: await passwordRating() })).toBeUndefined()
      },
    )
  })

  it.each(['edith walks 12 cranes', 'annual leek soup', 'winter harbour 47'])('%s may hold a name', (password) => {
    expect(
      passwordProblem(password, { words: ['edith.crane@house.example', 'Edith', 'Crane', 'Ann', 'Lee', 'Winterbottom'] }),
    ).toBeUndefined()
  })

  it('may be that of a person whose name has no letter', () => {
    expect(passwordProblem('copper lanterns', { words: ['----', '. . . .'] })).toBeUndefined()
  })

  it('must be longer where an account demands it', () => {
    expect(passwordProblem('tr0ub4dor&3x', { minimum: 15 })).toBe('Use at least 15 characters.')
    expect(passwordProblem('correct horse battery', { minimum: 15 })).toBeUndefined()
  })
})
