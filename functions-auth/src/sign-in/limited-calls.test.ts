import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { endpoints } from '@auctionwiz/contracts/apps'
import { possibleErrors } from '@auctionwiz/platform/core/spine-errors'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const sources = globSync('functions-*/src/**/*.ts', { cwd: root }).map((path) => join(root, path))
const limits = /\battempts\.(take|tried|admit)\(|\bspend[A-Z]\w+\(|'too_many_attempts'/

/** Whether a use case, or what it is made of, counts tries. */
const counts = (path: string, seen = new Set<string>()): boolean => {
  if (seen.has(path) || !existsSync(path)) return false
  seen.add(path)
  const code = readFileSync(path, 'utf8')
  return (
    limits.test(code) ||
    [...code.matchAll(/^import \{.*\} from '(\.[^']+)'/gm)].some(([, inner = '']) => counts(join(dirname(path), inner), seen))
  )
}

const all = Object.values(endpoints).flat()
it.each(all.map((endpoint) => [endpoint.name, endpoint] as const))('%s names the limit of tries that it has', (name, endpoint) => {
  const file = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
  const path = sources.find((source) => basename(source) === file)
  if (path && counts(path)) expect(possibleErrors(endpoint)).toContain('too_many_attempts')
  else if (path) expect(endpoint.errors).not.toContain('too_many_attempts')
})

it('finds the calls that count tries', () => {
  const counting = sources.filter((path) => /\bserve\(/.test(readFileSync(path, 'utf8')) && counts(path))
  expect(counting.length).toBeGreaterThan(3)
})
