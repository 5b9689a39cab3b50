import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allRecords } from '@auctionwiz/records/all-records'
import { expect, it } from 'vitest'
import cosmos from '../cosmos.json' with { type: 'json' }
import { cosmosLayout } from './cosmos.ts'
import { dataModelPage } from './data-model.ts'
import { recordSources, root } from './sources.ts'

const hint = 'run "npm run infra"'

it('is what the declarations say: containers, indexes and lifetimes', () => {
  expect(cosmos, hint).toEqual(cosmosLayout(allRecords))
})

it('is what the declarations say: the page on the data model', () => {
  expect(readFileSync(join(root, 'docs/data-model.md'), 'utf8'), hint).toBe(dataModelPage(allRecords, recordSources()))
})

it('finds the declaration of each record, and code that writes it', () => {
  const sources = recordSources()
  const without = allRecords.filter(({ definition: { type } }) => (sources.get(type)?.writers.length ?? 0) === 0)
  expect(without.map(({ definition }) => definition.type)).toEqual([])
})

it('declares each record once', () => {
  const types = allRecords.flatMap(({ definition: { type, formerTypes = [] } }) => [type, ...formerTypes])
  expect(types.filter((type, index) => types.indexOf(type) !== index)).toEqual([])
  const declared = new Set(allRecords.map(({ definition }) => definition.type))
  expect([...recordSources().keys()].filter((type) => !declared.has(type))).toEqual([])
})
