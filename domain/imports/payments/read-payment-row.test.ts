import { describe, expect, it } from 'vitest'
import { mapPaymentHeaders } from './headers.ts'
import { paymentProblems } from './problems.ts'
import { readPaymentRow } from './read-payment-row.ts'
import { paymentValueOfWord } from './words.ts'

const needed = { Auction: 'Autumn sale', 'Bidder email': 'ann@example.com', 'Payment date': '2026-11-03', Method: 'Cash' }

const read = (cells: Readonly<Record<string, string>>) => {
  const all = Object.entries({ ...needed, ...cells }).filter(([, cell]) => cell !== '-')
  const header = mapPaymentHeaders(all.map(([name]) => name))
  const origin = { currency: 'USD', timeZone: 'America/New_York', now: new Date('2026-11-21T09:00:00Z') } as const
  return readPaymentRow(
    all.map(([, cell]) => cell),
    { ...header, missing: [] },
    origin,
  )
}

const paidBy = (cells: Readonly<Record<string, string>>) => {
  const row = read(cells)
  return row.ok ? row.values.paid?.amount : row.errors.map(({ field, problem }) => [field, problem])
}

describe('the headers of a file of payments', () => {
  it('are found in four languages and in the words of the specification', () => {
    const names = [
      ...['Transaction ID', 'Título de la subasta', 'Bieternummer', 'Zahlungsdatum', 'Montant payé', 'Buyer’s Premium', 'Impuestos'],
      ...['Frais de livraison', 'Endbetrag', 'Forma de pago', 'Statut', 'Lot Numbers', 'Due Date', 'Net Amount', 'Shelf'],
    ]
    const { mapping, computed, unmapped, missing } = mapPaymentHeaders(names)
    expect([...mapping.values()]).toEqual([
      ...['transactionId', 'auction', 'payer', 'paymentDate', 'amountPaid', 'buyersPremium', 'taxes', 'shippingFees', 'grandTotal'],
      ...['paymentMethod', 'paymentStatus', 'lotNumbers'],
    ])
    expect([computed, unmapped, missing]).toEqual([['Due Date', 'Net Amount'], ['Due Date', 'Net Amount', 'Shelf'], []])
  })

  it('must have what a payment needs', () => {
    expect(mapPaymentHeaders(['Transaction ID', 'Status', 'Taxes']).missing).toEqual([
      ...['auction', 'payer', 'totalAmount', 'paymentDate', 'paymentMethod'],
    ])
  })
})

describe('a row of a file of payments', () => {
  it('is read with all that it says', () => {
    const row = read({
      ...{ 'Transaction ID': 'T-1', 'Bidder ID': 'B-10001', 'Bidder name': 'Ann Lee', Method: 'Visa', Status: 'Bezahlt' },
      ...{ Total: '300.00', 'Buyer’s premium': '75.00', Taxes: '30.00', Shipping: '20', 'Grand Total': '$425.00', Currency: 'usd' },
      ...{ 'Lot numbers': 'Lot 1; 14a', 'Payment date': '2026-11-04T02:30:00Z', 'Confirmation number': 'C-9', Notes: 'paid\nat pickup' },
    })
    expect(row).toEqual({
      ok: true,
      left: [],
      values: {
        ...{ transactionId: 'T-1', auction: 'Autumn sale', lotNumbers: ['1', '14A'] },
        payers: [
          { field: 'payer', text: 'B-10001' },
          { field: 'email', text: 'ann@example.com' },
          { field: 'fullName', text: 'Ann Lee' },
        ],
        ...{ status: 'Completed', currency: 'USD', statesCurrency: true, reference: 'C-9', note: 'paid\nat pickup' },
        paid: { amount: 375_00, amountField: 'totalAmount', paidOn: '2026-11-03', dateField: 'paymentDate', method: 'credit_card' },
      },
    })
  })

  it('pays for the lots what the total and its premium say, without taxes and shipping', () => {
    expect(paidBy({ Total: '300', Premium: '75', Taxes: '30', 'Grand total': '425' })).toBe(375_00)
    expect(paidBy({ 'Grand total': '425', Taxes: '30', Shipping: '20' })).toBe(375_00)
    expect(paidBy({ Total: '300', Premium: '75', 'Amount paid': '100' })).toBe(100_00)
    expect(paidBy({ Total: '300', Premium: '75', 'Amount paid': '425' })).toBe(375_00)
    expect(paidBy({ 'Amount paid': '80' })).toBe(80_00)
  })

  it.each([
    [{ 'Bidder email': '', Total: '1' }, 'payer', paymentProblems.payer],
    [{ Auction: '', Total: '1' }, 'auction', paymentProblems.auction],
    [{}, 'totalAmount', paymentProblems.amount],
    [{ Total: 'a lot' }, 'totalAmount', 'amount format error'],
    [{ 'Amount paid': '100', Taxes: 'some' }, 'taxes', 'amount format error'],
    [{ Total: '300', Premium: '75', 'Grand total': '350' }, 'grandTotal', paymentProblems.parts],
    [{ 'Amount paid': '20', Shipping: '20' }, 'amountPaid', paymentProblems.nothing],
    [{ Total: '1', 'Payment date': '' }, 'paymentDate', paymentProblems.date],
    [{ Total: '1', 'Payment date': '2026-11-22' }, 'paymentDate', paymentProblems.future],
    [{ Total: '1', 'Payment date': 'soon' }, 'paymentDate', 'date format error'],
    [{ Total: '1', Method: '' }, 'paymentMethod', paymentProblems.method],
    [{ Total: '1', Method: 'barter' }, 'paymentMethod', paymentProblems.unknownMethod],
    [{ Total: '1', Status: 'gone' }, 'paymentStatus', paymentProblems.unknownStatus],
    [{ Total: '1', Currency: 'CHF' }, 'currency', paymentProblems.currency],
  ])('is refused with %o', (cells, field, problem) => {
    expect(paidBy(cells)).toEqual([[field, problem]])
  })

  it('is taken without a value that it does not need and that can’t be read', () => {
    const row = read({ Total: '300', Taxes: 'none', 'Lot numbers': 'chest', Email: 'ann@', 'Bidder name': 'Ann Lee', 'Bidder email': '-' })
    expect(row).toMatchObject({ ok: true, values: { payers: [{ text: 'Ann Lee' }], paid: { amount: 300_00 } } })
    expect(row.ok && row.left.map(({ field }) => field)).toEqual(['email', 'lotNumbers'])
  })

  it('needs no amount, date or method while nothing was paid', () => {
    expect(read({ Status: 'Pending', 'Payment date': '-', Method: '-' })).toMatchObject({ ok: true, values: { status: 'Pending' } })
  })

  it('may have what went back below zero', () => {
    expect(paidBy({ Status: 'Refunded', 'Amount paid': '-80.00' })).toBe(80_00)
    expect(paidBy({ Status: 'Refunded', 'Amount paid': '(80.00)' })).toBe(80_00)
    expect(paidBy({ 'Amount paid': '-80.00' })).toEqual([['amountPaid', 'amount format error']])
  })
})

it('knows methods and statuses by the words of four languages', () => {
  const methods = ['Wire Transfer', 'Überweisung', 'Chèque', 'efectivo', 'ACH', 'Pay Pal', 'Tarjeta de crédito']
  expect(methods.map((word) => paymentValueOfWord('paymentMethod', word))).toEqual([
    ...['wire_transfer', 'bank_transfer', 'check', 'cash', 'ach', 'paypal', 'credit_card'],
  ])
  const statuses = ['Payé', 'En proceso', 'offen', 'échoué', 'Rückerstattet', 'disputed']
  expect(statuses.map((word) => paymentValueOfWord('paymentStatus', word))).toEqual([
    ...['Completed', 'Processing', 'Pending', 'Failed', 'Refunded', 'Disputed'],
  ])
})
