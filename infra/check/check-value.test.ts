import { expect, it } from 'vitest'
import { problemsOf } from './check-value.ts'
import { parseTemplate } from './template.ts'
import type { LibraryType, Resolve } from './type-library.ts'

const types: LibraryType[] = [
  { $type: 'StringType' },
  { $type: 'StringLiteralType', value: 'Hot' },
  { $type: 'StringLiteralType', value: 'Cool' },
  { $type: 'UnionType', elements: [{ $ref: '#/1' }, { $ref: '#/2' }] },
  { $type: 'BooleanType' },
  {
    $type: 'ObjectType',
    properties: {
      name: { type: { $ref: '#/0' }, flags: 9 },
      tier: { type: { $ref: '#/3' }, flags: 0 },
      isOpen: { type: { $ref: '#/4' }, flags: 0 },
      state: { type: { $ref: '#/0' }, flags: 2 },
    },
  },
]
const resolve: Resolve = ({ $ref }) => types[Number($ref.slice(2))] ?? { $type: 'AnyType' }

const problems = (properties: string): string[] => {
  const { resources } = parseTemplate(`param p bool\nresource a 'B/c@2020-01-01' = {\n${properties}\n}\n`)
  const [resource] = resources
  const body = types.at(-1)
  if (!resource || !body) throw new Error('no resource')
  return problemsOf(resource.value, body, resolve)
}

it.each([
  ["name: 'x'\ntier: 'Hot'\nisOpen: p", []],
  ["name: 'x'\ntier: 'Warm'", ['tier has none of its values: string Warm']],
  ["name: 'x'\ntier: p ? 'Hot' : 'Warm'", ['tier has none of its values: string Warm']],
  ["name: 'x'\nisOpen: 'true'", ['isOpen should be BooleanType and is string true']],
  ["name: 'x'\nnmae: 'x'", ['nmae is no property']],
  ["name: 'x'\nstate: 'x'", ["state can't be set"]],
  ["tier: 'Cool'\ndependsOn: []", ['name is missing']],
])('judges %j', (properties, expected) => {
  expect(problems(properties)).toEqual(expected)
})
