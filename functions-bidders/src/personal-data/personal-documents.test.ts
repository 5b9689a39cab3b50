import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PersonalData } from '@auctionwiz/platform/core/records/record'
import { type ContainerName, houseContainers } from '@auctionwiz/platform/core/store/containers'
import { memoryStore } from '@auctionwiz/platform/core/store/memory-store'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { StoredDocument } from '@auctionwiz/platform/core/store/store'
import { allRecords } from '@auctionwiz/records/all-records'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { personalDocuments } from './personal-documents.ts'

/** Fields that name a bidder, by what they are called all over the product. */
const naming = ['bidder', 'bidderId', 'bidderIds', 'bidderName', 'primaryId', 'survivorId']

/** Records that name bidders and are reached by other ways than a field with their id. */
const otherwise: Record<string, string> = {
  bidder: 'by its own id',
  'bidder-undo': 'by an id made of that of the deleted bidder',
  'rejected-rows': 'by keys of the person',
  upload: 'by the rows of its files',
  preview: 'not at all: the store removes it after a day',
  'bidder-view': 'by its words and its name',
  'duplicate-found': 'not at all: the store removes it after two days',
  'email-stop': 'by a hash of the address',
  contribution: 'by the share of the bidder, with which the network worker withdraws it',
  'network-lookups': 'not at all: prefixes of hashes identify nobody',
}

const isList = (schema: z.core.$ZodType | undefined): boolean => schema instanceof z.ZodMiniArray || schema instanceof z.ZodMiniTuple

const ofBidders = allRecords.flatMap(({ definition: { type, container, alsoIn = [], personalData, fields } }) =>
  [container, ...alsoIn]
    .filter((name) => houseContainers.includes(name))
    .flatMap((name) =>
      (personalData === 'none' ? [] : [personalData].flat())
        .filter(({ of }: PersonalData) => of === 'customer')
        .map((personal: PersonalData) => ({ type, name, isList: isList(fields[personal.field ?? '']), ...personal })),
    ),
)

const samplesFolder = join(import.meta.dirname, '../../../records/samples')

const reached = async (name: ContainerName, type: string, fields: object, purpose: 'give out' | 'erase'): Promise<boolean> => {
  const house = partitionOf(memoryStore(), name, ['a1', 'h1'])
  const place = allRecords.find(({ definition }) => definition.type === type)?.definition.ofPart ? house.within('part_1') : house
  const samples: StoredDocument[] = JSON.parse(readFileSync(join(samplesFolder, `${type}.json`), 'utf8'))
  const record = allRecords.find(({ definition }) => definition.type === type)
  const sample = record && samples.at(-1)
  if (!sample) throw new Error(`no sample of ${type}`)
  await place.write([{ kind: 'create', document: { ...record.parse(sample), ...fields, id: 'doc_1' } }])
  for await (const page of personalDocuments(house, 'bid_1', purpose)) if (page.some(({ document }) => document.type === type)) return true
  return false
}

describe('what refers to a bidder', () => {
  it('is declared as personal data', () => {
    const silent = allRecords.filter(
      ({ definition: { personalData, fields } }) => personalData === 'none' && Object.keys(fields).some((field) => naming.includes(field)),
    )
    expect(silent.map(({ definition }) => definition.type)).toEqual([])
  })

  const byField = ofBidders.flatMap(({ field, ...one }) => (field === undefined ? [] : [{ field, ...one }]))
  it.each(byField)(
    'is given out and erased as declared: $type in $name by $field',
    async ({ type, name, field, isList, exported, erasure }) => {
      const named = { [field]: isList ? ['bid_1', 'bid_2'] : 'bid_1' }
      expect(await reached(name, type, named, 'give out')).toBe(exported)
      expect(await reached(name, type, named, 'erase')).toBe(typeof erasure === 'string')
    },
  )

  it('is found by a field, or in another way that is named', () => {
    const fieldless = ofBidders.filter(({ field }) => field === undefined).map(({ type }) => type)
    expect(fieldless.filter((type) => otherwise[type] === undefined)).toEqual([])
  })
})
