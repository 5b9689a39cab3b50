import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { versionOf } from '@auctionwiz/platform/core/records/record'
import type { StoredDocument } from '@auctionwiz/platform/core/store/store'
import type { Declared } from './cosmos.ts'
import { samplesOf } from './sample-of.ts'
import { root } from './sources.ts'

const folder = join(root, 'records/samples')

const fileOf = ({ definition }: Declared): string => join(folder, `${definition.type}.json`)

/** Stored documents of a record, of all its versions. */
export const readSamples = (record: Declared): StoredDocument[] =>
  existsSync(fileOf(record)) ? (JSON.parse(readFileSync(fileOf(record), 'utf8')) as StoredDocument[]) : []

/** Adds samples of the present version where there are none. Those there are stay as they were stored, so that changes must be able to read them. */
export const addSamples = (records: readonly Declared[]): string[] =>
  records.flatMap((record) => {
    const stored = readSamples(record)
    if (stored.some((sample) => versionOf(sample) === record.version)) return []
    mkdirSync(folder, { recursive: true })
    writeFileSync(fileOf(record), `${JSON.stringify([...stored, ...samplesOf(record)], null, 2)}\n`)
    return [fileOf(record)]
  })
