import { newBidder } from '@auctionwiz/contracts/bidder-edits'
import { mapHeaders } from '@auctionwiz/domain/imports/headers'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { bidderTemplate } from './template.ts'

it('is a CSV whose example is a valid bidder', () => {
  const { data, errors } = Papa.parse<Record<string, string>>(bidderTemplate(), { header: true, skipEmptyLines: true })
  expect(errors).toEqual([])
  expect(data).toHaveLength(1)
  const row = data[0] ?? {}
  const bidder = {
    firstName: row['First Name'],
    lastName: row['Last Name'],
    email: row.Email,
    phone: row.Phone,
    address: { street: row.Street, city: row.City, state: row.State, zip: row.ZIP, country: row.Country },
    preferredPaymentMethod: row['Preferred Payment Method'],
    preferredCategories: row['Preferred Categories']?.split('; '),
  }
  expect(newBidder.safeParse(bidder).error).toBeUndefined()
})

it('names every column as the import reads it', () => {
  const { meta } = Papa.parse<Record<string, string>>(bidderTemplate(), { header: true })
  const { unmapped, missing, mapping } = mapHeaders(meta.fields ?? [])
  expect([unmapped, missing, mapping.size]).toEqual([[], [], meta.fields?.length])
})
