import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Documents are read and written through their declared records: what is read is parsed, and what is written has all its fields. */
const root = join(import.meta.dirname, '../..')

const isOfTests = (file: string): boolean => /\.test\.tsx?$|\/testing(\/|\.ts$)|\/test-[^/]*\.ts$|\/store-suite\.ts$/.test(file)

const sources = globSync('{functions-*/src,records,platform,domain,web/src}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
})
  .filter((file) => !isOfTests(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

const mechanism = /^platform\/core\/(store\/(partition|store|stored-documents|memory-store)|records\/\w[\w-]*)\.ts$/

const offenders = (pattern: RegExp, except: RegExp): string[] =>
  sources.flatMap(({ file, text }) => (pattern.test(text) && !except.test(file) ? [file] : []))

describe('only the mechanism of records', () => {
  it('reads documents unchecked', () => {
    expect(offenders(/\bstoredDocuments\b|\bstored-in\b/, mechanism)).toEqual([])
  })

  it('calls the store, beside the check whether it can be reached', () => {
    const readiness = /^platform\/azure\/readiness\.ts$/
    expect(offenders(/\bstore\.(read|query|count|write)\b/i, mechanism).filter((file) => !readiness.test(file))).toEqual([])
  })

  it('makes writes of whole documents, beside the data of the demonstration', () => {
    const demonstration = /^web\/src\/demo\//
    expect(offenders(/\bkind: '(create|put|replace)'/, mechanism).filter((file) => !demonstration.test(file))).toEqual([])
  })
})
