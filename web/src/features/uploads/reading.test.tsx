import type { Upload } from '@auctionwiz/contracts/uploads'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { renderInHouse } from '../bidders/testing/in-house.tsx'
import { type FileColumns, fileColumns, openDate } from './file-columns.ts'
import ImportNotices from './ImportNotices.tsx'
import ReadColumns from './ReadColumns.tsx'
import ReadingSection from './ReadingSection.tsx'
import { missingProblem, presentMapping, readingFields, usualReading } from './reading-options.ts'

const wordsOf = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const fileOf = (text: string, name = 'x.csv') => new File([text], name)
const columnsOf = async (text: string, name?: string): Promise<FileColumns[]> => {
  const found = await fileColumns(fileOf(text, name))
  return found ? [found] : []
}

describe('the columns of a file', () => {
  it('are those of the header, below a title as well', async () => {
    const found = await fileColumns(fileOf('Autumn, 2026\n\nName;Email;Shoe\nAnn Lee;a@b.example;38\n'))
    expect(found).toMatchObject({ names: ['Name', 'Email', 'Shoe'], rows: [['Ann Lee', 'a@b.example', '38'], ['']] })
    expect((await fileColumns(fileOf('[{"email":"a@b.example","address":{"city":"Bath"}}]', 'x.json')))?.names).toEqual([
      'email',
      'address.city',
    ])
    expect(await fileColumns(fileOf('PK', 'x.xlsx'))).toBeUndefined()
  })

  it('say which dates could be read in two orders', async () => {
    const [open] = await columnsOf('name,email,dob\nAnn Lee,a@b.example,03/04/1980\n')
    expect(open && openDate(open, {})).toEqual({ name: 'dob', sample: '03/04/1980' })
    const [settled] = await columnsOf('name,email,dob\nAnn,a@b.example,03/04/1980\nBob,b@b.example,13/04/1980\n')
    expect(settled && openDate(settled, {})).toBeUndefined()
  })
})

describe('the options', () => {
  it('are sent as far as they were chosen, for columns that are there', async () => {
    const columns = await columnsOf('A,Email\nAnn Lee,a@b.example\n')
    expect(readingFields(usualReading, columns)).toEqual([])
    const options = { mapping: { A: 'fullName', Gone: 'phone' }, dateOrder: 'day-first', replace: true } as const
    expect(presentMapping(options, columns)).toEqual({ A: 'fullName' })
    expect(readingFields(options, columns)).toEqual([
      ['csvMapping', '{"A":"fullName"}'],
      ['dateOrder', 'day-first'],
      ['figures', 'replace'],
    ])
    expect(missingProblem(columns, usualReading)).toBe('Choose a column for: First name, Last name.')
    expect(missingProblem(columns, options)).toBeUndefined()
  })

  it('are shown with what each column is read as', async () => {
    const columns = await columnsOf('Name,Email,Shoe size,Bidder ID,DOB\nAnn Lee,a@b.example,38,B-1,03/04/1980\n')
    const words = wordsOf(
      renderInHouse(<ReadingSection columns={columns} hasWorkbook={false} options={usualReading} onChange={() => undefined} />),
    )
    expect(words).toContain('3 of 5 columns are imported.')
    expect(words).toContain('Calculated by AuctionWiz, so it is not imported.')
    expect(words).toContain('03/04/1980 in DOB could be day/month or month/day.')
    expect(words).toContain('Replace the figures')
  })
})

const noResults: Upload['results'] = {
  ...{ recordsProcessed: 0, recordsImported: 0, duplicates: 0, conflicts: 0, failed: 0, incomplete: 0, noticed: 0, corrected: 0 },
  ...{ notices: [], columns: [], errors: [], rowErrors: [], hasErrorFile: false },
}

describe('the outcome', () => {
  it('names the columns that were not imported and the order of dates', () => {
    const file = 'x.csv'
    const columns = [
      { file, name: 'Email', field: 'email' },
      { file, name: 'Shoe size' },
      { file, name: 'Added', computed: true as const },
      { file, name: 'DOB', field: 'dateOfBirth', dates: 'month-first' as const, assumed: true as const },
    ]
    const words = wordsOf(renderInHouse(<ReadColumns upload={{ preset: 'Proxibid', results: { ...noResults, columns } }} />))
    expect(words).toContain('Read as an export of Proxibid.')
    expect(words).toContain('2 of 4 columns were imported')
    expect(words).toContain('Not imported: Shoe size. Calculated by AuctionWiz: Added.')
    expect(words).toContain('The date order in DOB is unclear. The month was read first')
  })

  it('names the bidder that a row met', () => {
    const notice = {
      file: 'x.csv',
      row: 3,
      kind: 'second-bidder',
      bidder: { id: 'bid_2', bidderId: 'B-2' },
      met: { id: 'bid_1', bidderId: 'B-1' },
    } as const
    const results = { ...noResults, notices: [notice], noticed: 1 }
    const markup = renderInHouse(
      <MemoryRouter>
        <ImportNotices results={results} />
      </MemoryRouter>,
    )
    expect(wordsOf(markup)).toContain('Row 3 The email belongs to B-1, who has a different name. Added without the email as B-2.')
    expect(markup).toContain('/bidders/bid_2')
  })
})
