import { describe, expect, it, test } from 'vitest'
import { type ImportField, requiredFields } from './fields.ts'
import { headerNames } from './header-names.ts'
import { mapHeaders, missingColumnsText } from './headers.ts'

const fieldsOf = (headers: string[]) =>
  Object.fromEntries([...mapHeaders(headers).mapping].map(([index, field]) => [headers[index], field]))

describe('a header', () => {
  it.each<[string, ImportField]>([
    ['First Name', 'firstName'],
    ['given_name', 'firstName'],
    ['fname', 'firstName'],
    ['Prénom', 'firstName'],
    ['LAST-NAME', 'lastName'],
    ['surname', 'lastName'],
    ['Name', 'fullName'],
    ['Bidder Name', 'fullName'],
    ['E-mail', 'email'],
    ['email address', 'email'],
    ['E-Mail (primary)', 'email'],
    ['\ufeffEmail', 'email'],
    ['Mobile', 'phone'],
    ['Phone #', 'phone'],
    ['DOB', 'dateOfBirth'],
    ['date_of_birth', 'dateOfBirth'],
    ['street_number', 'streetNumber'],
    ['address_1', 'street'],
    ['Address Line 2', 'street2'],
    ['suburb', 'city'],
    ['Town', 'city'],
    ['state', 'state'],
    ['postcode', 'zip'],
    ['ZIP / Postal Code', 'zip'],
    ['Country', 'country'],
    ['Payment Method', 'preferredPaymentMethod'],
    ['Interests', 'preferredCategories'],
    ['total spent', 'spent'],
    ['Total Spend ($)', 'spent'],
    ['wins', 'wins'],
    ['auctions attended', 'auctions'],
    ['lots bid', 'lotsBid'],
    ['Paid on time', 'paidOnTime'],
    ['Days to pay', 'averageDaysToPay'],
    ['last auction date', 'mostRecentAuction'],
    ['Member since', 'firstAuction'],
    ['History of disputed bids', 'disputes'],
    ['Prior default', 'defaults'],
    ['City, State, ZIP', 'cityStateZip'],
    ['PLZ/Ort', 'cityStateZip'],
    ['Code postal / Ville', 'cityStateZip'],
    ['C.P. y ciudad', 'cityStateZip'],
    ['Straße und Hausnummer', 'street'],
    ['Währung', 'currency'],
    ['Käufer', 'fullName'],
    ['Mobiltelefon', 'phone'],
    ['Letzte Aktivität', 'mostRecentAuction'],
    ['Zahlungsart', 'preferredPaymentMethod'],
    ['Numéro de téléphone', 'phone'],
    ['Complément d’adresse', 'street2'],
    ['Mode de paiement', 'preferredPaymentMethod'],
    ['Centres d’intérêt', 'preferredCategories'],
    ['Date d’inscription', 'firstAuction'],
    ['Dirección postal', 'street'],
    ['Teléfono móvil', 'phone'],
    ['Forma de pago', 'preferredPaymentMethod'],
    ['Fecha de registro', 'firstAuction'],
    ['Nombre y apellidos', 'fullName'],
  ])('%s holds %s', (header, field) => {
    expect(fieldsOf([header])).toEqual({ [header]: field })
  })

  it('may hold more than is known', () => {
    expect(mapHeaders(['rec_id', 'given_name', 'surname', 'email', '', 'soc_sec_id'])).toMatchObject({
      columns: 6,
      unmapped: ['rec_id', 'soc_sec_id'],
      missing: [],
    })
  })

  it('with a whole name needs no halves', () => {
    expect(mapHeaders(['Name', 'Email']).missing).toEqual([])
  })

  it('takes Name for the other half beside one of them', () => {
    expect(fieldsOf(['Vorname', 'Name', 'E-Mail'])).toEqual({ Vorname: 'firstName', Name: 'lastName', 'E-Mail': 'email' })
    expect(fieldsOf(['Surname', 'Name'])).toEqual({ Surname: 'lastName', Name: 'firstName' })
    expect(fieldsOf(['First', 'Last', 'Name'])).toEqual({ First: 'firstName', Last: 'lastName' })
  })
})

describe('missing columns', () => {
  it.each([
    [['Name'], ['email'], 'The file b.csv has no column "Email". Add the column to the first line of the file and upload it again.'],
    [
      ['First name'],
      ['lastName', 'email'],
      'The file b.csv has no columns "Last name" and "Email". Add the columns to the first line of the file and upload it again.',
    ],
    [
      ['1', '2'],
      [...requiredFields],
      'The file b.csv has no columns "First name", "Last name" and "Email". Add the columns to the first line of the file and upload it again.',
    ],
  ] as const)('%o', (headers, missing, text) => {
    expect(mapHeaders(headers).missing).toEqual(missing)
    expect(missingColumnsText('b.csv', missing)).toBe(text)
  })
})

test('no name maps to two fields', () => {
  const names = Object.values(headerNames).flat()
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(names.every((name) => /^[a-z0-9]+$/.test(name))).toBe(true)
})
