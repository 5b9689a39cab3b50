import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { isAllowed, refusedLicences } from './licences.ts'
import { secretsIn } from './secrets.ts'

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
])('judges the licence %s', (licence, expected) => {
  expect(isAllowed(licence)).toBe(expected)
})

it('names libraries that deployed workspaces need, also through others, and no tools', () => {
  const packages = {
    web: { dependencies: { good: '1.0.0' } },
    tests: { dependencies: { tool: '1.0.0' } },
    'node_modules/good': { version: '1.0.0', license: 'MIT', dependencies: { '@some/bad': '2.0.0', bare: '3.0.0' } },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only' },
    'node_modules/@some/bad': { version: '1.0.0', license: 'MIT' },
    'node_modules/good/node_modules/@some/bad': { version: '2.0.0', license: 'GPL-3.0-only' },
    'node_modules/bare': { version: '3.0.0' },
  }
  expect(refusedLicences({ packages })).toEqual(['bare 3.0.0: no licence', '@some/bad 2.0.0: GPL-3.0-only'])
})

it.each([
  ['-----BEGIN PRIVATE ', 'KEY-----', 'private key'],
  ['', randomBytes(64).toString('base64'), 'key of Azure'],
  ['AccountKey=', randomBytes(64).toString('base64'), 'storage or database key'],
  ['ghp_', 'a'.repeat(36), 'token of GitHub'],
  ['https://x.example/a?se=1&sig=', 'b'.repeat(40), 'signed address'],
])('finds %s…', (start, rest, form) => {
  expect(secretsIn(`first\n${start}${rest}`)).toContain(`line 2: ${form}`)
})

it.each(['licences', 'secrets'])('finds nothing wrong with the %s of this repository', (what) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['infra/supply/main.ts', what], { encoding: 'utf8' })
  expect(status, `${stdout}${stderr}`).toBe(0)
})
