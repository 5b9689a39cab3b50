import { readFileSync } from 'node:fs'

/** What made-up people are put together from; a value occurs as often as in the source. */
export interface Vocabulary {
  givenNames: string[]
  surnames: string[]
  numbers: string[]
  streets: string[]
  lines: string[]
  places: { suburb: string; postcode: string; state: string }[]
}

/** The originals of FEBRL test sets. */
export const readVocabulary = (files: readonly string[]): Vocabulary => {
  const vocabulary: Vocabulary = { givenNames: [], surnames: [], numbers: [], streets: [], lines: [], places: [] }
  for (const file of files) {
    const [head = '', ...rows] = readFileSync(file, 'utf8').trim().split('\n')
    const names = head.split(',').map((name) => name.trim())
    for (const row of rows) {
      const cells = row.split(',').map((cell) => cell.trim())
      const cell = (name: string): string => cells[names.indexOf(name)] ?? ''
      if (!cell('rec_id').includes('-org')) continue
      const add = (list: string[], value: string): unknown => value !== '' && list.push(value)
      add(vocabulary.givenNames, cell('given_name'))
      add(vocabulary.surnames, cell('surname'))
      add(vocabulary.numbers, cell('street_number'))
      add(vocabulary.streets, cell('address_1'))
      add(vocabulary.lines, cell('address_2'))
      vocabulary.places.push({ suburb: cell('suburb'), postcode: cell('postcode'), state: cell('state') })
    }
  }
  return vocabulary
}
