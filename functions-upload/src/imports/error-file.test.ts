import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { errorWriter } from './error-file.ts'

const problem = (field: string, text: string) => ({ field, value: '', problem: text })

describe('errorWriter', () => {
  it('gives the columns of all files, each once, and keeps columns of the same name apart', () => {
    const headers = [
      ['Email', 'Phone', 'Phone'],
      ['Name', 'Email'],
    ]
    const errors = errorWriter(headers)
    expect(errors.header).toBe('\ufeffEmail,Phone,Phone,Name,Issues\r\n')
    const own = headers[1] ?? []
    const line = errors.lines(own, [{ line: 7, cells: ['Ann', 'ann@'], problems: [problem('email', 'invalid email format')] }])
    expect(line).toBe('ann@,,,Ann,Row 7: invalid email format\r\n')
  })

  it('names the field where the problem does not, and puts cells too many after it', () => {
    const problems = [problem('firstName', 'longer than 100 characters'), problem('row', '3 cells where the header has 1')]
    const line = errorWriter([['Name']]).lines(['Name'], [{ line: 1, cells: ['a', 'b', 'c'], problems }])
    expect(Papa.parse(line.trimEnd()).data).toEqual([
      ['a', 'Row 1: firstName: longer than 100 characters; 3 cells where the header has 1', 'b', 'c'],
    ])
  })

  it('lets no spreadsheet run what was in a cell', () => {
    const line = errorWriter([['Name', 'Email']]).lines(
      ['Name', 'Email'],
      [{ line: 1, cells: ['=HYPERLINK("x")', '+1,2'], problems: [problem('email', 'invalid email format')] }],
    )
    expect(line).toBe(`"'=HYPERLINK(""x"")","'+1,2",Row 1: invalid email format\r\n`)
  })
})
