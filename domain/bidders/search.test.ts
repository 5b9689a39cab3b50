import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { normalizeForSearch } from '../normalize-for-search.ts'
import { isSearchable } from '../searchable.ts'
import { exactWords, matchesSearch, needleGrams, type Searched, searchGrams, searchText } from './search.ts'

fc.configureGlobal({ seed: 20261121 })

/** Whether a search reads a bidder with these grams. */
const isCandidate = (grams: ReadonlySet<string>, search: string): boolean =>
  needleGrams(search).every((any) => any.some((gram) => grams.has(gram)))

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
    expect(normalizeForSearch(text)).toBe(folded)
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
    expect(isCandidate(grams, search)).toBe(true)
  })

  it.each(['ex', 'co', 'an', 'venessa', 'vanessa smith', 'z'])('for %j does not look at her', (search) => {
    expect(matchesSearch(text, search)).toBe(false)
    expect(isCandidate(grams, search)).toBe(false)
  })

  it.each(['vanessaa', '212 555 0149', 'b-10867', 'parrnunez', 'ssn', 'van nes arp'])('for %j does not find her', (search) => {
    expect(matchesSearch(text, search)).toBe(false)
    expect(exactWords(search).every((word) => text.includes(word))).toBe(false)
  })

  it.each(['', '  ', '@', '*', '--', '***', '---', '. @ -', "''", '(+)'])('for %j has nothing to look for and finds nobody', (search) => {
    expect(isSearchable(search)).toBe(false)
    expect(matchesSearch(text, search)).toBe(false)
  })

  it.each(['a', '7', 'é', '李', 'a*'])('for %j has something to look for', (search) => {
    expect(isSearchable(search)).toBe(true)
  })
})

describe('grams', () => {
  it('are every second trigram of each run of letters, and the starts of words', () => {
    expect(searchGrams({ firstName: 'Jonathan', lastName: 'Ann-Li', email: 'jo@a.de', bidderId: 'B-1' }).sort()).toEqual(
      ['jon', 'nat', 'tha', '^jo', 'ann', 'n-l', '^an', '^li', 'jo@', '@a.', 'a.d', 'b-1', '^b', '^1'].sort(),
    )
  })

  it('are all trigrams where a word holds other than plain characters', () => {
    expect(searchGrams({ firstName: 'Łøwé*', lastName: '李明', email: '', bidderId: 'B-1' }).sort()).toEqual(
      ['low', 'owe', 'we*', '^lo', '^李', '^李明', 'b-1', '^b', '^1'].sort(),
    )
  })

  it('are about half of those there are', () => {
    const all = searchText(vanessa)
      .split(' ')
      .flatMap((word) => Array.from({ length: Math.max(0, word.length - 2) }, (_, at) => word.slice(at, at + 3)))
    const kept = searchGrams(vanessa).filter((gram) => !gram.startsWith('^'))
    expect(kept.length).toBeLessThan(new Set(all).size * 0.5)
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
      expect(isCandidate(grams, needle.join(''))).toBe(true)
    }),
  )
})

const plainWord = fc.array(fc.constantFrom(...'aabc1.-@_+'), { minLength: 1, maxLength: 14 }).map((letters) => letters.join(''))
const plainOne = fc.record({
  firstName: plainWord,
  lastName: plainWord,
  email: fc.oneof(
    plainWord,
    plainWord.map((local) => `${local}@gmail.com`),
    plainWord.map((local) => `${local}.@example.org`),
  ),
  bidderId: plainWord,
})

/** The grams that were kept before: all there are, and both marks of each start. */
const allGrams = (bidder: Searched): Set<string> => {
  const words = searchText(bidder).split(' ')
  const trigrams = words.flatMap((text) => Array.from(text, (_, at) => text.slice(at, at + 3)).filter((gram) => gram.length === 3))
  const marks = searchGrams(bidder).flatMap((gram) => (gram.startsWith('^') ? [gram, gram.slice(0, 2)] : []))
  return new Set([...trigrams, ...marks])
}

test('a search for part of a word selects every bidder with that part, also by grams of the former kind', () => {
  fc.assert(
    fc.property(plainOne, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 9 }), (bidder, which, from, length) => {
      const words = searchText(bidder).split(' ')
      const whole = words[which % words.length] ?? ''
      const start = from % whole.length
      const needle = whole.slice(start, start + length)
      fc.pre(matchesSearch(searchText(bidder), needle))
      expect(isCandidate(new Set(searchGrams(bidder)), needle)).toBe(true)
      expect(isCandidate(allGrams(bidder), needle)).toBe(true)
    }),
    { numRuns: 5000 },
  )
})

test('what matches has all the requested grams', () => {
  fc.assert(
    fc.property(anyone, fc.array(word, { maxLength: 2 }), (bidder, needles) => {
      const grams = new Set(searchGrams(bidder))
      const search = needles.map((needle) => needle.slice(0, 4).toWellFormed()).join(' ')
      if (matchesSearch(searchText(bidder), search)) expect(isCandidate(grams, search)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('grams alone may find more, which the text then excludes', () => {
  const susannah = { firstName: 'Susannah', lastName: 'Hann', email: 'x@y.zz', bidderId: 'B-1' }
  const grams = new Set(searchGrams(susannah))
  expect(isCandidate(grams, 'hannah')).toBe(true)
  expect(matchesSearch(searchText(susannah), 'hannah')).toBe(false)
})
