import type { FileReading } from '@auctionwiz/domain/imports/file-reading'
import { mapHeaders } from '@auctionwiz/domain/imports/headers'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { errorWriter } from './error-file.ts'

const reading = (...names: string[]): FileReading => ({ headerLine: 1, columns: names.map((name) => ({ name, field: 'email' })) })
const problem = (field: string, text: string) => ({ field, value: '', problem: text })

describe('errorWriter', () => {
  it('gives the columns of all files, each once, and keeps columns of the same name apart', () => {
    const errors = errorWriter([reading('Email', 'Phone', 'Phone'), reading('Name', 'Email')], 'en')
    expect(errors.header).toBe('\ufeffEmail,Phone,Phone,Name,Issues\r\n')
    const line = errors.lines(1, [{ line: 7, cells: ['Ann', 'ann@'], problems: [problem('email', 'invalid email format')] }])
    expect(line).toBe('ann@,,,Ann,Row 7: Name: invalid email format\r\n')
  })

  it('names the field where the problem does not, and puts cells too many after it', () => {
    const problems = [problem('firstName', 'longer than 100 characters'), problem('row', '3 cells where the header has 1')]
    const line = errorWriter([{ headerLine: 1, columns: [{ name: 'Given name', field: 'firstName' }] }], 'en').lines(0, [
      { line: 1, cells: ['a', 'b', 'c'], problems },
    ])
    expect(Papa.parse(line.trimEnd()).data).toEqual([
      ['a', 'Row 1: Given name: longer than 100 characters; 3 cells where the header has 1', 'b', 'c'],
    ])
  })

  it('names the columns that were not imported, so that they are read the same way again', () => {
    const columns = [{ name: 'Email', field: 'email' as const }, { name: 'Shoe size' }, { name: 'Bidder ID', computed: true as const }]
    expect(errorWriter([{ headerLine: 1, columns }], 'en').header).toBe('\ufeffEmail,Shoe size (not imported),Bidder ID,Issues\r\n')
    expect(mapHeaders(['Shoe size (not imported)']).unmapped).toEqual(['Shoe size (not imported)'])
  })

  it('speaks the language of the person who uploaded the files', () => {
    const errors = errorWriter([{ headerLine: 1, columns: [{ name: 'E-Mail', field: 'email' }, { name: 'Schuhgröße' }] }], 'de')
    expect(errors.header).toBe('\ufeffE-Mail,Schuhgröße (nicht importiert),Probleme\r\n')
    const line = errors.lines(0, [{ line: 7, cells: ['ann@', '38'], problems: [problem('email', 'invalid email format')] }])
    expect(line).toBe('ann@,38,Zeile 7: ungültige E-Mail-Adresse\r\n')
    const added = ['Schuhgröße (nicht importiert)', 'Probleme', 'Problemas', 'Problèmes']
    expect(mapHeaders(added).unmapped).toEqual(added)
  })

  it('names a field that has no column as the mapping does, in the language of the person', () => {
    const whole = { headerLine: 1, columns: [{ name: 'Kunde', field: 'fullName' as const }] }
    const problems = [problem('lastName', 'missing required field Last name'), problem('hammer', 'a sold lot needs a hammer price')]
    expect(errorWriter([whole], 'de').lines(0, [{ line: 2, cells: ['Ann'], problems }])).toBe(
      'Ann,"Zeile 2: Kunde: Pflichtfeld Nachname fehlt; ein zugeschlagenes Los braucht einen Zuschlagspreis"\r\n',
    )
  })

  it('lets no spreadsheet run what was in a cell', () => {
    const line = errorWriter([reading('Name', 'Email')], 'en').lines(0, [
      { line: 1, cells: ['=HYPERLINK("x")', '+1,2'], problems: [problem('email', 'invalid email format')] },
    ])
    expect(line).toBe(`"'=HYPERLINK(""x"")","'+1,2",Row 1: Name: invalid email format\r\n`)
  })
})
