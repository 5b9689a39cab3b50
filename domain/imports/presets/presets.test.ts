import { describe, expect, it } from 'vitest'
import { importFields, requiredFields } from '../fields.ts'
import { headerNames } from '../header-names.ts'
import { mapHeaders } from '../headers.ts'
import { findPreset, presets } from './find-preset.ts'

/** The columns as the sources of the presets name them. */
const published: Record<string, string[]> = {
  Proxibid: 'paddle number,username,name,status,email,phone,lifetime hammer,years with Proxibid,phone verified'.split(','),
  Wavebid: 'First Name,Last Name,Bidder Number,Address,City,State,Postal Code,Phone Number,Email,Online'.split(','),
  'Global Auction Platform':
    'bidder_id,title,first_name,last_name,company,email,phone_number,address1,address2,address3,town_city,county_state,post_code_zip,country_code'.split(
      ',',
    ),
}

const fieldsOf = (headers: readonly string[]) => {
  const { mapping } = mapHeaders(headers, findPreset([headers])?.mapping)
  return Object.fromEntries([...mapping].map(([index, field]) => [headers[index], field]))
}

describe.each(presets.map((preset) => [preset.name, preset] as const))('%s', (name, preset) => {
  const headers = published[name] ?? []

  it('is known by its columns, in any order and below a title', () => {
    expect(findPreset([['Bidders of May'], headers.toReversed()])?.preset).toBe(preset)
    expect(
      findPreset([headers.filter((header) => header !== preset.knownBy[1]?.toLowerCase() && header !== preset.knownBy[1])]),
    ).toBeUndefined()
  })

  it('needs no mapping, names its source and columns that it has', () => {
    expect(mapHeaders(headers, findPreset([headers])?.mapping).missing).toEqual([])
    expect(preset.source).not.toBe('')
    const lower = headers.map((header) => header.toLowerCase())
    for (const column of [...preset.knownBy, ...Object.keys(preset.columns), ...Object.keys(preset.values ?? {})])
      expect(lower).toContain(column.toLowerCase())
  })
})

it('reads every published column as what it holds', () => {
  expect(fieldsOf(published.Proxibid ?? [])).toEqual({ name: 'fullName', status: 'status', email: 'email', phone: 'phone' })
  expect(Object.values(fieldsOf(published.Wavebid ?? []))).toEqual([
    'firstName',
    'lastName',
    'street',
    'city',
    'state',
    'zip',
    'phone',
    'email',
  ])
  expect(fieldsOf(published['Global Auction Platform'] ?? [])).toEqual({
    first_name: 'firstName',
    last_name: 'lastName',
    email: 'email',
    phone_number: 'phone',
    address1: 'street',
    address2: 'street2',
    town_city: 'city',
    county_state: 'state',
    post_code_zip: 'zip',
    country_code: 'country',
  })
})

it('knows no export in a list of its own columns', () => {
  expect(findPreset([importFields.map((field) => headerNames[field][0] ?? ''), [...requiredFields]])).toBeUndefined()
})
