import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The platform is mechanisms alone: what it does for one noun of the product it would not do for the next. Accounts, houses and users are its tenants. */
const root = join(import.meta.dirname, '../..')

/** Source files that are no tests, without their comments. */
const sourcesOf = (folders: string): { file: string; text: string }[] =>
  globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' })
    .filter((file) => !/\.test\.tsx?$|\/testing[./]|-suite\.ts$/.test(file))
    .map((file) => ({ file, text: withoutComments(readFileSync(join(root, file), 'utf8')) }))

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

const identifiersIn = (text: string): string[] => {
  const code = text.replace(/'(?:[^'\\\n]|\\.)*'/g, "''").replace(/`(?:[^`\\]|\\.)*`/g, '``')
  return [...new Set(code.match(/[A-Za-z_]\w*/g))]
}

/** Nouns of auction houses, and of what the apps do for them. */
const nouns = [
  /bidder|consign|invoice|payment|inventory|legal|invitation|campaign|duplicate|merge|scor(?:e|ing)|reputation|upload/i,
  /^lots?(?=[A-Z]|$)|Lots?(?=[A-Z]|$)/,
  /^imports$|^import(?:ed|er|s)|Import/,
]

/** What the SDK of Blob storage calls its methods. */
const ofStorage: ReadonlySet<string> = new Set(['upload', 'uploadStream'])

/** The list of containers, which are named after families of nouns, is a setting of the store. */
const isContainers = (file: string): boolean => /\/containers\.ts$/.test(file)

const platform = sourcesOf('platform').filter(({ file }) => !isContainers(file))
const all = sourcesOf('{domain,platform,records,functions-*/src,web/src}')

const filesWith = (sources: typeof all, pattern: RegExp): string[] =>
  sources.flatMap(({ file, text }) => (pattern.test(text) ? [file] : [])).toSorted()

describe('platform', () => {
  it('names no noun of the product', () => {
    const found = platform.flatMap(({ file, text }) =>
      identifiersIn(text).flatMap((name) => (!ofStorage.has(name) && nouns.some((noun) => noun.test(name)) ? [`${file}: ${name}`] : [])),
    )
    expect(found).toEqual([])
  })

  it('imports the rules of no noun', () => {
    const ofNouns =
      /\bfrom '@auctionwiz\/(?:domain\/(?:auctions|bidders|duplicates|imports|invitations|legal|merges|scores)|records|functions-)/
    expect(filesWith(platform, ofNouns)).toEqual([])
  })

  it('has the one loop of all services that retries', () => {
    expect(filesWith(all, /for \(let (?:attempt|try|tries|retry)\b/).filter((file) => !file.startsWith('web/'))).toEqual([
      expect.stringMatching(/^platform\/core\/(\w+\/)?retry\.ts$/),
    ])
  })

  it('encrypts in one place, with an engine for each runtime', () => {
    expect(filesWith(all, /AES-|aes-\d/)).toEqual([
      'platform/azure/keyed-crypto.ts',
      expect.stringMatching(/^platform\/core\/(\w+\/)?encryption\.ts$/),
    ])
  })
})
