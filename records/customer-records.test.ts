import { expect, it } from 'vitest'
import { allRecords } from './all-records.ts'
import { customerRecords } from './customer-records.ts'

it('are all records with personal data of bidders', () => {
  const declared = allRecords.filter(({ definition: { personalData } }) =>
    personalData === 'none' ? false : [personalData].flat().some(({ of }) => of === 'customer'),
  )
  const types = (records: readonly (typeof allRecords)[number][]) => records.map(({ definition }) => definition.type).toSorted()
  expect(types(customerRecords)).toEqual(types(declared))
})
