import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldProblemText } from '@auctionwiz/contracts/errors'
import { translatedPhrase } from '@auctionwiz/contracts/phrases'
import { de } from '@auctionwiz/contracts/phrases/de'
import { es } from '@auctionwiz/contracts/phrases/es'
import { fr } from '@auctionwiz/contracts/phrases/fr'
import { factProblems } from '@auctionwiz/domain/imports/fact-problems'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const contracts = join(root, 'contracts')
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()

it.each([
  ['es', es()],
  ['fr', fr()],
  ['de', de()],
])('has every phrase with the same places in %s', (_, phrases) => {
  for (const [english, translation] of Object.entries(phrases)) expect(places(translation), english).toEqual(places(english))
})

/** A schema or check of zod, as far as it is walked. */
interface Part {
  _zod: { def: Record<string, unknown> }
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && '_zod' in value

/** Every text that a contract's schemas say of a wrong value. */
const problemsOf = (part: Part, seen = new Set<Part>()): string[] => {
  if (seen.has(part)) return []
  seen.add(part)
  const { error, ...rest } = part._zod.def
  const said: unknown = typeof error === 'function' ? error({ code: 'custom', input: undefined, path: [] }) : undefined
  const parts = Object.values(rest).flatMap((value) => [
    value,
    ...(typeof value === 'object' && value !== null ? Object.values(value) : []),
  ])
  return [...(typeof said === 'string' ? [said] : []), ...parts.filter(isPart).flatMap((inner) => problemsOf(inner, seen))]
}

it('translates every problem that the schemas of the contracts name', async () => {
  const files = globSync('*.ts', { cwd: contracts }).filter((file) => !file.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((file) => import(`${contracts}/${file}`) as Promise<Record<string, unknown>>))
  const values = modules.flatMap((module) => Object.values(module))
  const inputs = values.flatMap((value) =>
    typeof value === 'object' && value !== null && 'access' in value ? [value, ...Object.values(value)] : [value],
  )
  const problems = new Set(inputs.filter(isPart).flatMap((part) => problemsOf(part)))
  expect(problems.size).toBeGreaterThan(30)
  expect([...problems].filter((problem) => fieldProblemText(problem, 'de') === undefined)).toEqual([])
})

it('translates every problem that use cases write beside the name of a field', () => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync('{functions-*,platform}/**/*.ts', { cwd: root, exclude: (name) => name === 'node_modules' })
  const sources = files.filter((file) => !/\.test\.ts$/.test(file)).map((file) => readFileSync(join(root, file), 'utf8'))
  const literal = /fields: \{ (?:\w+|'[\w-]+'|\[\w+\]): (?:'([^']+)'|`([^`]+)`) \}/g
  const problems = sources.flatMap((source) => [...source.matchAll(literal)].map(([, plain, filled]) => plain ?? filled ?? ''))
  expect(problems.length).toBeGreaterThan(20)
  const written = problems.map((problem) => problem.replace(/\$\{[^}]*\}/g, '1'))
  expect(written.filter((problem) => fieldProblemText(problem, 'de') === undefined)).toEqual([])
})

/** The sentences that services store with records, as the code writes them: a cause, a problem, a report on a row, a refused file. */
const storedIn = (source: string): string[] =>
  [
    ...source.matchAll(
      /(?:\b(?:cause|problem): |\b(?:openQuote|tooLong) = |\b(?:leave|refuse|report)\([^,\n]+, [^,\n]+, |FileProblem\(\s*)(['`])(.+?)\1/g,
    ),
  ].map(([, , text = '']) => text.replace(/\$\{[^}]+\}/g, '7'))

it('translates every sentence that the services store with a record', () => {
  const sources = globSync(
    ['domain/{imports,scores,merges,bidders}/*.ts', 'functions-{bidders,upload}/src/**/*.ts', 'records/source-files/*.ts'],
    { cwd: root },
  ).filter((file) => !file.endsWith('.test.ts') && !file.endsWith('fact-problems.ts'))
  // A code such as lot_number_taken is no sentence: the screens word it.
  const written = sources.flatMap((file) => storedIn(readFileSync(join(root, file), 'utf8'))).filter((text) => /\W/.test(text))
  const stated = {
    wins: 9,
    lotsBid: 2,
    top3: 3,
    bids: 1,
    paidOnTime: 10,
    paidLate: 11,
    unpaid: 12,
    messagesAnswered: 3,
    messagesReceived: 1,
  }
  const impossible = [stated, { disputes: 1e12 }, { totalSpent: 1e12 }].flatMap((facts) => factProblems(facts, new Date()))
  const sentences = [...new Set([...written, ...impossible.map(({ problem }) => problem)])]
  expect(sentences.length).toBeGreaterThan(30)
  expect(sentences.filter((sentence) => translatedPhrase(de(), sentence, 'de') === undefined)).toEqual([])
})
