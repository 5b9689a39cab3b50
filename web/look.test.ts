import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { expandScales } from './look-scale.ts'

const source = fileURLToPath(new URL('src', import.meta.url))
const read = (name: string) => readFileSync(`${source}/${name}`, 'utf8')

/** A name such as `'row'`, or the names of a scale such as `gap${'S' | 'M'}`. */
const named = [...read('ui/look.ts').matchAll(/^ {2}\| (?:'(\w+)'|`(\w+)\$\{(.+)\}`)$/gm)].flatMap(([, name, scale, steps = '']) =>
  name ? [name] : [...steps.matchAll(/'(\w+)'/g)].map(([, step]) => `${scale}${step}`),
)

it('has a rule for each part that a look can name, and a name for each rule', () => {
  const drawn = [...expandScales(read('ui/look.css')).matchAll(/\.look-(\w+)/g)].map(([, name]) => name)
  expect(named).toEqual([...new Set(drawn)])
})

it('names no look that nothing uses', () => {
  const users = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => file !== 'ui/look.ts' && !file.includes('/texts/'))
  const code = users.map(read).join('\n')
  expect(named.filter((name) => !code.includes(`'${name}'`))).toEqual([])
})

it('writes a rule for each step of a scale and for each name of a value', () => {
  expect(expandScales('@scale label grid-template-columns S 32px / step 1fr;').split('\n  ')).toEqual([
    '.look-labelS { grid-template-columns: var(--spacingHorizontalS) 1fr; }',
    '.look-label32 { grid-template-columns: 32px 1fr; }',
  ])
  expect(expandScales('@names color muted=--colorNeutralForeground3 inherits=inherit;').split('\n  ')).toEqual([
    '.look-muted { color: var(--colorNeutralForeground3); }',
    '.look-inherits { color: inherit; }',
  ])
  expect(expandScales('@names display flex;')).toBe('.look-flex { display: flex; }')
  expect(expandScales('@names gap gapPairs=0+--spacingHorizontalL;')).toBe('.look-gapPairs { gap: 0 var(--spacingHorizontalL); }')
  expect(expandScales('@names order phoneFirst=-1;')).toBe('.look-phoneFirst.look-phoneFirst { order: -1; }')
  expect(expandScales('@hovers hoversRow=--rowHover;')).toBe('.look-hoversRow:hover { background: var(--rowHover); }')
  expect(expandScales('@type body=Base300;')).toBe(
    '.look-body { font-size: var(--fontSizeBase300); line-height: var(--lineHeightBase300); }',
  )
})

it('takes colours, type and corners of named looks from the theme', () => {
  const values = [
    ...read('ui/look.css').matchAll(
      /@names (?:color|background|font-size|line-height|font-weight|border-radius|gap|padding|border(?:-(?:top|right|bottom|left))?) ([^;]+);/g,
    ),
  ]
  const themed = /=(?:(?:--\w+|0|solid)(?:\+(?:--\w+|solid))*|inherit|none)$/
  expect(values.flatMap(([, names = '']) => names.split(' ')).filter((name) => !themed.test(name))).toEqual([])
})
