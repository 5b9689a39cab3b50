import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/cryptography.md'), 'utf8')
const uses =
  /\bcrypto\.(subtle|getRandomValues)\b|\bfrom '(node:crypto|jose|@simplewebauthn\/server)'|\bimport\('(jose|@simplewebauthn\/server)'\)/
const helpers = /\.test\.tsx?$|\/test(ing|-[\w-]+)\.ts$/

it('is listed in docs/cryptography.md with each file that uses it', () => {
  const files = globSync(['{contracts,domain,platform,records}/**/*.ts', 'functions-*/src/**/*.ts', 'web/src/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  })
  const using = files.filter((file) => !helpers.test(file) && uses.test(readFileSync(join(root, file), 'utf8')))
  expect(using.length).toBeGreaterThan(10)
  expect(using.filter((file) => !page.includes(`\`${file}\``))).toEqual([])
  const named = [...page.matchAll(/`((?:platform|functions-\w+|web|domain|records)\/[\w./-]+\.tsx?)`/g)].map(([, file = '']) => file)
  expect(named.filter((file) => !using.includes(file))).toEqual([])
})
