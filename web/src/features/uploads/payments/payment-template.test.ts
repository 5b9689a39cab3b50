import { mapPaymentHeaders } from '@auctionwiz/domain/imports/payments/headers'
import { readPaymentRow } from '@auctionwiz/domain/imports/payments/read-payment-row'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { paymentTemplate } from './payment-template.ts'

it('makes a file of payments that the import reads whole', () => {
  const [header = [], example = []] = Papa.parse<string[]>(paymentTemplate().replace('\uFEFF', ''), { skipEmptyLines: true }).data
  const mapped = mapPaymentHeaders(header)
  expect(mapped).toMatchObject({ unmapped: [], missing: [] })
  expect(new Set(mapped.mapping.values()).size).toBe(header.length)
  const row = readPaymentRow(
    example,
    { ...mapped, missing: [] },
    { currency: 'USD', timeZone: 'America/New_York', now: new Date('2026-11-21T09:00:00Z') },
  )
  expect(row).toMatchObject({ ok: true, left: [], values: { paid: { amount: 1250_00 } } })
})
