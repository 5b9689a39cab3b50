import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { hashSources } from './build-if-stale.ts'
import { isSource } from './dev-rebuild.ts'

const folder = mkdtempSync(join(tmpdir(), 'sources-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

test.each([
  ['contracts/bidders.ts', 'functions-auth', true],
  ['functions-auth/src/main.ts', 'functions-auth', true],
  ['functions-bidders/src/main.ts', 'functions-auth', false],
  ['functions-bidders/src/main.ts', 'web', true],
  ['web/src/main.tsx', 'web', true],
  ['host.json', 'functions-upload', true],
  ['contracts/bidders.test.ts', 'web', false],
  ['web/dist/index.html', 'web', false],
  ['web/node_modules/x/index.js', 'web', false],
] as const)('a change of %s makes %s stale: %s', (name, part, stale) => {
  const before = hashSources(folder, part)
  write(name, `${name} changed for ${part}`)
  expect(hashSources(folder, part) !== before).toBe(stale)
})

test.each([
  ['src/main.ts', true],
  ['src/main.test.ts', false],
  ['dist/main.cjs', false],
  ['dist/package.json', false],
  ['src/notes.md', false],
])('the watcher takes %s for a source: %s', (file, source) => {
  expect(isSource(file)).toBe(source)
})
