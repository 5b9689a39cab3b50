import { expect, it } from 'vitest'
import { problemsOf, type Source, type Statement, statementOf } from './provenance.ts'
import { presentSource, sourceAt } from './read-source.ts'

const packages = new Map([
  ['one.zip', Buffer.from('one')],
  ['two.zip', Buffer.from('two')],
])
const source: Source = { commit: 'c'.repeat(40), tree: 't'.repeat(40), changed: [], lockFile: Buffer.from('{}'), node: '24.21.0' }
/** As it is read from a file. */
const statement = (changes: Partial<Source> = {}): Statement =>
  JSON.parse(JSON.stringify(statementOf(packages, { ...source, ...changes }))) as Statement
const contentOf = (name: string) => packages.get(name)

it('names packages, commit and libraries by their digests, and the same build gives the same statement', () => {
  expect(statement()).toEqual(statement())
  expect(statement()).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    predicateType: 'https://slsa.dev/provenance/v1',
    subject: [
      { name: 'one.zip', digest: { sha256: '7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed' } },
      { name: 'two.zip' },
    ],
  })
})

it('finds nothing wrong with packages that were built from their commit', () => {
  expect(problemsOf(statement(), contentOf, source)).toEqual([])
})

it.each([
  ['a changed package', statement(), (name: string) => (name === 'two.zip' ? Buffer.from('2') : contentOf(name)), source, 'two.zip is not'],
  ['a missing package', statement(), (name: string) => (name === 'two.zip' ? undefined : contentOf(name)), source, 'two.zip is missing'],
  ['uncommitted changes', statement({ changed: ['local/build.ts'] }), contentOf, source, 'no commit has: local/build.ts'],
  ['other sources', statement(), contentOf, { ...source, tree: 'x' }, 'other files'],
  ['other libraries', statement(), contentOf, { ...source, lockFile: Buffer.from('[]') }, 'package-lock.json'],
  ['an unknown commit', statement(), contentOf, undefined, 'no commit ccc'],
  ['no package', { ...statement(), subject: [] }, contentOf, source, 'names no package'],
])('finds %s', (_, given, content, found, problem) => {
  expect(problemsOf(given, content, found)).toEqual([expect.stringContaining(problem)])
})

it('reads what this clone has', () => {
  const present = presentSource()
  expect(present?.commit).toMatch(/^[0-9a-f]{40}$/)
  expect(sourceAt('HEAD')).toMatchObject({ tree: present?.tree })
  expect(sourceAt('0'.repeat(40))).toBeUndefined()
})
