import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import checked from '../checked-types.json' with { type: 'json' }
import roles from '../roles.json' with { type: 'json' }
import { allRead } from './read-properties.ts'
import { parseTemplate } from './template.ts'
import { infra, templateAt, templates } from './templates.ts'
import { usedProperties } from './used-properties.ts'

const files = [...templates.keys()]
const json = (file: string): unknown => JSON.parse(readFileSync(join(infra, file), 'utf8'))

it('finds the templates', () => {
  expect(files).toContain('main.bicep')
  expect(files.length).toBeGreaterThan(12)
})

describe.each(files)('%s', (file) => {
  const template = templateAt(file)

  it('parses', () => {
    expect(template.problems).toEqual([])
  })

  it('gives every module the parameters that it asks for, and no others', () => {
    for (const { symbol, path, params } of template.modules) {
      const asked = templateAt(join(dirname(file), path)).params
      expect(
        [...params.keys()].filter((name) => !asked.has(name)),
        `${symbol}: unknown`,
      ).toEqual([])
      const missing = [...asked].filter(([name, { isRequired }]) => isRequired && !params.has(name)).map(([name]) => name)
      expect(missing, `${symbol}: missing`).toEqual([])
    }
  })

  it('reads outputs that its modules have', () => {
    const read = [...template.source.matchAll(/\b(\w+)(?:\[[^\]]*\](?=\.outputs))?\.outputs\.(\w+)/g)]
    for (const [whole, symbol, output] of read) {
      const module = template.modules.find((one) => one.symbol === symbol)
      expect(module, whole).toBeDefined()
      expect(templateAt(join(dirname(file), module?.path ?? '')).outputs, whole).toContain(output)
    }
  })

  it('uses each of its parameters and variables, and describes each parameter and output', () => {
    for (const name of [...template.params.keys(), ...template.variables.keys()]) {
      expect([...template.source.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length, name).toBeGreaterThan(1)
    }
    const described = [...template.source.matchAll(/^@description\(/gm)].length
    expect(described).toBe(template.params.size + template.outputs.length)
  })

  it('loads files that exist', () => {
    const loaded = [...template.source.matchAll(/load(?:Json|Text)Content\('([^']+)'\)/g)].map(([, path = '']) => path)
    for (const path of loaded) expect(readFileSync(join(infra, dirname(file), path), 'utf8').length, path).toBeGreaterThan(2)
  })

  it('reads no key and gives no secret away', () => {
    expect(template.source).not.toMatch(/\blist(Keys|Secrets|ConnectionStrings)?\w*\(|AccountKey|SharedAccessKey/)
  })

  it('keeps out what the scanner of the templates cannot read', () => {
    const without = template.source.replaceAll(/\/\/.*$/gm, '').replaceAll(/'[^']*'/g, "''")
    expect(without).not.toMatch(/=>|\.\.\.|\b(?:string|int|bool|object|array)\?|^func |^import /m)
  })
})

it('sets and reads properties that were checked against the library of types', () => {
  expect(usedProperties(templates.values())).toEqual(checked.used)
  expect(allRead(templates.values())).toEqual(checked.read)
})

it('assigns every role of the table, and no role by another name', () => {
  const sources = [...templates.values()].map(({ source }) => source).join('\n')
  const assigned = new Set([...sources.matchAll(/\broles\.(?!json)(\w+)\b/g)].map(([, name = '']) => name))
  expect([...assigned].toSorted()).toEqual(Object.keys(roles).toSorted())
  const ids = Object.values(roles).map(({ id }) => id)
  const written = [...sources.matchAll(/roleDefinitions', (.+)\)$/gm)].map(([, role = '']) => role)
  expect(written.filter((role) => !/^(roles\.\w+|hostRoles\[[^\]]+\])\.id$/.test(role))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

it('sizes every environment by the same names', () => {
  const namesIn = (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? Object.entries(value).map(([name, inner]) => [name, namesIn(inner)]) : typeof value
  expect(namesIn(json('environments/test.json'))).toEqual(namesIn(json('environments/dev.json')))
  expect(namesIn(json('environments/prod.json'))).toEqual(namesIn(json('environments/dev.json')))
})

it('names the place where a template is broken', () => {
  expect(parseTemplate("param a string\nvar b = {\n  c: 'd\n").problems.length).toBeGreaterThan(0)
})
