import { caseFields, requiredCaseFields } from '@auctionwiz/domain/imports/cases/fields'
import { importFields } from '@auctionwiz/domain/imports/fields'
import { mapHeaders } from '@auctionwiz/domain/imports/headers'
import { importedKind } from '@auctionwiz/domain/imports/imported-kind'
import { validateRow } from '@auctionwiz/domain/imports/rows'
import { saleFields } from '@auctionwiz/domain/imports/sales/fields'
import { afterEach, describe, expect, it } from 'vitest'
import { loadTexts, showLanguage } from '../../messages/catalogue.ts'
import { phraseShown } from '../../messages/field-messages.ts'
import { fieldLabel } from './field-label.ts'

afterEach(() => showLanguage('en'))

describe.each(['en', 'de', 'es', 'fr'] as const)('in %s', (language) => {
  it('each field of a file has the name that the mapping gives it', async () => {
    showLanguage(language)
    await loadTexts()
    const kinds = [
      ['bidders', importFields],
      ['auctions', saleFields],
      ['legal', caseFields],
    ] as const
    for (const [category, fields] of kinds)
      for (const field of fields) expect(fieldLabel(field, category), `${category} ${field}`).not.toBe(field)
  })

  it('a problem names a missing field as the mapping does', async () => {
    showLanguage(language)
    await loadTexts()
    const result = validateRow(['', '', ''], mapHeaders(['First name', 'Last name', 'Email']), { currency: 'USD', now: new Date(0) })
    const problems = result.ok ? [] : result.errors
    expect(problems.map(({ field }) => field)).toEqual(['firstName', 'lastName', 'email'])
    for (const { field, problem } of problems) expect(phraseShown(problem)).toContain(fieldLabel(field, 'bidders'))
  })

  it('so does the problem of a file without required columns, and a file that follows it is read', async () => {
    showLanguage(language)
    await loadTexts()
    const missing = [
      ['bidders', ['firstName', 'lastName', 'email']],
      ['auctions', ['lotNumber']],
      ['legal', requiredCaseFields],
    ] as const
    for (const [category, fields] of missing) {
      const kind = importedKind(category)
      const text = phraseShown(kind.missingText('a.csv', ['Shoe size'], undefined) ?? '')
      const names = fields.map((field) => fieldLabel(field, category))
      for (const name of names) expect(text).toContain(`"${name}"`)
      expect(kind.mapHeaders(names).missing, names.join()).toEqual([])
    }
  })
})
