import { versionOf } from '@auctionwiz/platform/core/records/record'
import { allRecords } from '@auctionwiz/records/all-records'
import { expect, it } from 'vitest'
import { readSamples } from './samples.ts'

it.each(allRecords.map((record) => [record.definition.type, record] as const))('every stored %s can still be read', (_type, record) => {
  const samples = readSamples(record)
  for (const sample of samples) expect(record.parse(sample)).toMatchObject({ id: sample.id, type: record.definition.type })
  const versions = new Set(samples.map(versionOf))
  const all = Array.from({ length: record.version }, (_, index) => index + 1)
  expect(
    all.filter((version) => !versions.has(version)),
    'run "npm run infra"',
  ).toEqual([])
})
