import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { callTexts } from '@auctionwiz/contracts/call-texts'
import { sharedTexts as answered } from '@auctionwiz/contracts/shared-texts'
import type { PackWords } from '@auctionwiz/functions-auctions/packs/pack-words'
import { describe, expect, it } from 'vitest'
import type { caseText } from './src/features/legal/case-texts/en.ts'
import type { documentText } from './src/features/legal/dialog/documents/texts/en.ts'
import type { legalText } from './src/features/legal/texts/en.ts'
import { english } from './src/messages/label-messages.ts'
import { argumentsOf, departures, readCatalogue } from './texts.ts'

const files = globSync('src/**/{*-,}texts/en.ts', { cwd: import.meta.dirname }).map((file) => join(import.meta.dirname, file))

describe.each(['es', 'fr', 'de'])('catalogues in %s', (language) => {
  it.each(files)('%s has the same keys and arguments', async (file) => {
    expect(departures(await readCatalogue(file), await readCatalogue(join(dirname(file), `${language}.ts`)))).toEqual([])
  })
})

it('has the texts that services answer too as they have them', async () => {
  const { sharedTexts } = await readCatalogue(join(import.meta.dirname, 'src/messages/shared-texts/en.ts'))
  expect(sharedTexts).toEqual({ ...answered })
})

interface CaseScreens {
  caseText: typeof caseText
  legalText: typeof legalText
  documentText: typeof documentText
}

// A catalogue is compiled by itself and imports nothing, and the services do not import the web app; so both have these words.
it.each(['en', 'de', 'es', 'fr'])('has the words of cases that evidence packs have too as they have them (%s)', async (language) => {
  const { words } = (await import(`@auctionwiz/functions-auctions/packs/words/${language}`)) as { words: PackWords }
  const read = (folder: string) => readCatalogue(join(import.meta.dirname, `src/features/legal/${folder}/${language}.ts`))
  const screens: object = { ...(await read('case-texts')), ...(await read('texts')), ...(await read('dialog/documents/texts')) }
  const { caseText: cases, legalText: filing, documentText: documents } = screens as CaseScreens
  const { events, rules, labels } = cases
  const { caseTypes, priorities, fields } = filing
  const { notification: _mailed, ...happened } = events
  expect(words.events).toEqual(happened)
  expect(words.rules).toEqual(Object.fromEntries(Object.entries(rules).map(([rule, { name }]) => [rule, name])))
  // The form links lots by their ids, and the history names them.
  const { lotIds, ...named } = fields
  expect(words.caseFields).toEqual({ ...named, ...labels, lots: lotIds })
  expect([words.caseTypes, words.priorities, words.documentTypes]).toEqual([caseTypes, priorities, documents.documentTypes])
})

it('says what calls without an answer say as the contracts say it', async () => {
  const { calls } = await readCatalogue(join(import.meta.dirname, 'src/messages/texts/en.ts'))
  const values = { status: '{status}', path: '{path}' }
  const said = Object.fromEntries(Object.entries(callTexts).map(([name, text]) => [name, typeof text === 'string' ? text : text(values)]))
  expect(calls).toEqual(said)
})

it('has the labels that English shows as they are stored', async () => {
  expect((await english()).labels).toEqual((await readCatalogue(join(import.meta.dirname, 'src/messages/label-texts/en.ts'))).labels)
})

/** Sentences of two words or more. JSX is Biome's; catalogues, tests and the data of the demonstration have such texts by right. */
const sentence = /(['`])[A-Z][a-z’]+(?: [a-z’]+)+[^'`]*\1/
/** Errors for developers, the names of stored values, and phrases that are looked up. */
const isByRight = (line: string): boolean =>
  /^\s*(\/?\*|\/\/)|(Error|Exception|NotLoaded)\(|'By rules'|notCached = |phraseShown\('/.test(line)

it('has every text that a person sees in a catalogue, not in code', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
    (file) => !/\.test\.tsx?$|texts\/|-labels\/|\/testing\/|fixtures|src\/demo\//.test(file),
  )
  const found = sources.flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .filter((line) => sentence.test(line) && !isByRight(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(sources.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})

it('finds missing keys, other arguments and messages that are no ICU', () => {
  const english = { title: 'Users', shown: '{count, plural, one {# user} other {# users}} at {house}' }
  expect(departures(english, { title: 'Benutzer', besides: 'x', shown: '{count} Benutzer bei {haus}' })).toEqual([
    'shown has the arguments “count, haus” instead of “count 2, house”',
    'besides is not in English',
  ])
  expect(departures(english, { shown: english.shown })).toEqual(['title is missing'])
  expect(() => argumentsOf('{count, plural, one {# user}')).toThrow()
})
