import { expect, it } from 'vitest'
import { pruneVariables } from './prune-variables.ts'

it('keeps the variables that style sheets or scripts refer to', () => {
  const css =
    ':root{color-scheme:light;--used:#fff;--unused:"a";--script:rgba(0,0,0,.1);--last:1px}body{color:var(--used);margin:var(--x,0)}'
  expect(pruneVariables(css, ['const style = "var(--script)"'])).toBe(
    ':root{color-scheme:light;--used:#fff;--script:rgba(0,0,0,.1);}body{color:var(--used);margin:var(--x,0)}',
  )
})
