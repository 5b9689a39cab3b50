import { describe, expect, it } from 'vitest'
import { allRecords } from './all-records.ts'
import { exportedRecords, leftOut, placesOf } from './house-contents.ts'

const types = new Set(allRecords.map(({ definition }) => definition.type))

describe('the contents of an exported house', () => {
  it.each(allRecords.map((record) => [record.definition.type, record] as const))('has %s, or names why it is left out', (type, record) => {
    const isExported = exportedRecords(allRecords).includes(record)
    expect(isExported ? placesOf(record) : leftOut[type], 'is in a container of houses, or give its reason in leftOut').not.toHaveLength(0)
    expect(isExported).toBe(!Object.hasOwn(leftOut, type))
  })

  it('leaves out no noun that does not exist', () => {
    expect(Object.keys(leftOut).filter((type) => !types.has(type))).toEqual([])
  })

  it('has no field that holds a secret', () => {
    const fields = exportedRecords(allRecords).flatMap(({ definition: { type, fields: own } }) =>
      Object.keys(own).map((field) => `${type}.${field}`),
    )
    expect(fields.filter((field) => /secret|password|sealed|token|refreshHash/i.test(field))).toEqual([])
  })

  it('has the number sequences last, so that they are beyond every number that was read before', () => {
    expect(exportedRecords(allRecords).at(-1)?.definition.type).toBe('counter')
  })
})
