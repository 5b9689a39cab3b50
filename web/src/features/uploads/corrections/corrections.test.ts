import type { RejectedRow } from '@auctionwiz/contracts/rejected-rows'
import { expect, it } from 'vitest'
import { correctionsOf, fieldsOf, nameIn, withEdit } from './corrections.ts'

const row: RejectedRow = {
  row: '0-3',
  file: 'people.csv',
  line: 5,
  cells: [
    { column: 0, name: 'Who', field: 'fullName', value: 'Bob' },
    { column: 2, name: 'Mail', field: 'email', value: 'bob' },
    { column: 3, name: 'Tel', field: 'phone', value: '' },
  ],
  problems: [
    { field: 'lastName', value: '', problem: 'missing required field Last name' },
    { field: 'email', value: 'bob', problem: 'invalid email format' },
  ],
}

it('sends the cells that are different, and no row that is as it was', () => {
  const typed = withEdit(withEdit({}, row, 2, 'bob@example.com'), row, 0, 'Bob Ray')
  expect(correctionsOf(typed)).toEqual([
    {
      row: '0-3',
      cells: [
        { column: 0, value: 'Bob Ray' },
        { column: 2, value: 'bob@example.com' },
      ],
    },
  ])
  expect(correctionsOf(withEdit(withEdit(typed, row, 2, 'bob'), row, 0, 'Bob'))).toEqual([])
})

it('puts a reason at the column that the field is read from', () => {
  const { wrong, others } = fieldsOf(row, row.problems)
  expect(wrong.map(({ cell, problem }) => [cell.field, problem])).toEqual([
    ['fullName', 'missing required field Last name'],
    ['email', 'invalid email format'],
  ])
  expect(others.map(({ cell }) => cell.field)).toEqual(['phone'])
})

it('offers all fields where the cells may be in the wrong columns', () => {
  const { wrong, others, elsewhere } = fieldsOf(row, [{ field: 'row', value: '', problem: '2 cells, but the header has 3' }])
  expect([wrong.length, others.length, elsewhere]).toEqual([3, 0, ['2 cells, but the header has 3']])
})

it('says what is wrong with a field of which the file has no column', () => {
  const missing = { field: 'status', value: '', problem: 'status not recognized' }
  const alone = fieldsOf(row, [missing])
  expect([alone.wrong.length, alone.others.length, alone.elsewhere]).toEqual([3, 0, ['status not recognized']])
  const beside = fieldsOf(row, [...row.problems, missing])
  expect([beside.wrong.length, beside.others.length, beside.elsewhere]).toEqual([2, 1, ['status not recognized']])
})

it('says whom a row names', () => expect(nameIn(row)).toBe('Bob'))
