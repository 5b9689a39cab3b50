import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (name: string) => readFileSync(new URL(`src/ui/${name}`, import.meta.url), 'utf8')

it('has a rule for each part that a look can name, and a name for each rule', () => {
  const named = [...read('look.ts').matchAll(/^ {2}\| '(\w+)'$/gm)].map(([, name]) => name)
  const drawn = [...read('look.css').matchAll(/^ +\.look-(\w+)/gm)].map(([, name]) => name)
  expect(named).toEqual([...new Set(drawn)])
})
