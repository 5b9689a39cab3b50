import { closeSync, openSync, writeSync } from 'node:fs'
import { csvLine } from '@auctionwiz/domain/imports/csv'
import type { MadePeople } from './generate.ts'

const fields = ['givenName', 'surname', 'streetNumber', 'street', 'secondLine', 'suburb', 'postcode', 'state', 'email', 'phone'] as const
const headers = ['given_name', 'surname', 'street_number', 'address_1', 'address_2', 'suburb', 'postcode', 'state', 'email', 'phone']
const linesAtOnce = 10_000

/** Writes made-up people to a CSV file, with who they are in the column `entity`. */
export const writeMadePeople = (file: string, { entities, person }: MadePeople): void => {
  const handle = openSync(file, 'w')
  try {
    writeSync(handle, csvLine(['id', 'entity', ...headers]))
    let lines = ''
    for (let index = 0; index < entities.length; index += 1) {
      const own = person(index)
      lines += csvLine([index, entities[index], ...fields.map((field) => own[field])])
      if ((index + 1) % linesAtOnce !== 0) continue
      writeSync(handle, lines)
      lines = ''
    }
    writeSync(handle, lines)
  } finally {
    closeSync(handle)
  }
}
