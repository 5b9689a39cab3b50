import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { fold } from '../fold.ts'
import { isSearchable } from '../searchable.ts'
import { matchesSearch, needleGrams, type Searched, searchGrams, searchText } from './search.ts'

fc.configureGlobal({ seed: 20261121 })

const vanessa: Searched = {
  firstName: 'Vanessa',
  lastName: "O'Parr-Núñez",
  email: 'vanessa.parr@example.com',
  phone: '+1 (212) 555-0148',
  bidderId: 'B-10866',
}

describe('folding', () => {
  it.each([
    ['Núñez', 'nunez'],
    ["O'Brien", 'obrien'],
    ['O’Brien', 'obrien'],
    ['Straße', 'strasse'],
    ['Łukasz Øst', 'lukasz ost'],
    ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
    ['İpek', 'ipek'],
    ['李明', '李明'],
    ['김민준', '김민준'],
  ])('%s becomes %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })
})

describe('a search', () => {
  const text = searchText(vanessa)
  const grams = new Set(searchGrams(vanessa))

  it.each([
    'vanessa',
    'VANESSA parr',
    'parr vanessa',
    'ness',
    'v',
    'va',
    'o',
    'oparr',
    "o'parr",
    'nunez',
    'Núñ',
    'pa',
    'n.',
    'parr@example',
    'example.com',
    '@exa',
    '212 555 0148',
    '(212) 555-0148',
    '+1 212 555',
    '0012125550148',
    '5550148',
    '0148',
    'b-10866',
    '10866',
    'B-10',
    'van 0148',
    'vanessa --',
    '*** vanessa',
  ])('for %j finds her', (search) => {
    expect(matchesSearch(text, search)).toBe(true)
    expect(needleGrams(search).filter((gram) => !grams.has(gram))).toEqual([])
  })

  it.each(['vanessaa', 'ex', 'co', 'an', 'venessa', 'vanessa smith', '212 555 0149', 'b-10867', 'parrnunez', 'z'])(
    'for %j does not find her',
    (search) => {
      expect(matchesSearch(text, search)).toBe(false)
      expect(needleGrams(search).some((gram) => !grams.has(gram))).toBe(true)
    },
  )

  it.each(['', '  ', '@', '*', '--', '***', '---', '. @ -', "''", '(+)'])('for %j has nothing to look for and finds nobody', (search) => {
    expect(isSearchable(search)).toBe(false)
    expect(matchesSearch(text, search)).toBe(false)
  })

  it.each(['a', '7', 'é', '李', 'a*'])('for %j has something to look for', (search) => {
    expect(isSearchable(search)).toBe(true)
  })
})

describe('grams', () => {
  it('are the trigrams and word starts of all words', () => {
    expect(searchGrams({ firstName: 'Jo', lastName: 'Ann-Li', email: 'jo@a.de', bidderId: 'B-1' }).sort()).toEqual(
      ['^1', '^a', '^an', '^b', '^j', '^jo', '^l', '^li', '-li', '@a.', '.de', 'a.d', 'ann', 'b-1', 'jo@', 'n-l', 'nn-', 'o@a'].sort(),
    )
  })

  it('ask for sixteen at most', () => {
    expect(needleGrams('abcdefghijklmnopqrstuvwxyz 0123456789'.repeat(3))).toHaveLength(16)
  })

  it('stay few for very long values', () => {
    expect(searchGrams({ ...vanessa, email: `${'abcdefghij0123456789'.repeat(500)}@x.org` }).length).toBeLessThan(150)
  })

  it('split no character in two', () => {
    const grams = searchGrams({ ...vanessa, firstName: '𠮷𠮷田太郎', lastName: 'Na\ud800me' })
    expect(grams.every((gram) => gram.isWellFormed())).toBe(true)
    expect(grams).toContain('^𠮷𠮷')
  })
})

const alphabet = fc.constantFrom(..."abcxyzABCéñøßΣ李𠮷𝒜019-.@’' ")
const word = fc.array(alphabet, { maxLength: 12 }).map((letters) => letters.join(''))
const anyone = fc.record({ firstName: word, lastName: word, email: word, phone: fc.option(word, { nil: undefined }), bidderId: word })

test('the grams of any piece of a word are among those of the bidder', () => {
  fc.assert(
    fc.property(anyone, fc.nat(), fc.nat(), fc.integer({ min: 3, max: 12 }), (bidder, which, from, length) => {
      const words = searchText(bidder).split(' ')
      const characters = Array.from(words[which % words.length] ?? '')
      const start = from % Math.max(1, characters.length)
      const needle = characters.slice(start, start + length)
      fc.pre(needle.length >= 3)
      const grams = new Set(searchGrams(bidder))
      expect(needleGrams(needle.join('')).filter((gram) => !grams.has(gram))).toEqual([])
    }),
  )
})

test('what matches has all the grams asked for', () => {
  fc.assert(
    fc.property(anyone, fc.array(word, { maxLength: 2 }), (bidder, needles) => {
      const grams = new Set(searchGrams(bidder))
      const search = needles.map((needle) => needle.slice(0, 4).toWellFormed()).join(' ')
      if (matchesSearch(searchText(bidder), search)) expect(needleGrams(search).every((gram) => grams.has(gram))).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('grams alone may find more, which the text then tells', () => {
  const susannah = { firstName: 'Susannah', lastName: 'Hann', email: 'x@y.zz', bidderId: 'B-1' }
  const grams = new Set(searchGrams(susannah))
  expect(needleGrams('hannah').every((gram) => grams.has(gram))).toBe(true)
  expect(matchesSearch(searchText(susannah), 'hannah')).toBe(false)
})
