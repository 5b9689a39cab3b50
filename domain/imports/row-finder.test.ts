import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mapHeaders } from './headers.ts'
import { personKeys } from './person-keys.ts'
import { rowFinder } from './row-finder.ts'
import { allRowKeys } from './row-keys.ts'

const header = mapHeaders(['First name', 'Last name', 'Name', 'Email', 'Phone', 'Zip'])

const piece = fc.constantFrom(
  ...["Ann O'Brien", 'ann', "O'Brien", 'o’brien', 'OBRIEN,Ann', 'Émile', 'emile', 'Łuk', 'luk', '小龙', '李', '李小龙', 'x'],
  ...[
    'ann@example.com',
    ' ANN@Example.com',
    'ann(at)example.com',
    '212 555 0148',
    '(212)555-01 48 ',
    '+1.212.555.0148',
    '0148',
    'EC1A 1BB',
  ],
  ...["'=ann@example.com", 'Ann;O’Brien', '"Ann,ann@example.com,'],
)

const people = fc.constantFrom(
  { firstName: 'Ann', lastName: "O'Brien", email: 'ann@example.com', phone: '+1 212 555 0148', address: { zip: 'ec1a1bb' } },
  { firstName: 'Émile', lastName: 'Łuk', email: 'emile@example.com' },
  { firstName: '小龙', lastName: '李', email: "o'brien@example.com" },
)

it('finds the rows whose keys are the person’s, and no others', () => {
  fc.assert(
    fc.property(people, fc.array(piece, { minLength: 1, maxLength: 8 }), (person, cells) => {
      const keys = personKeys(person)
      const finder = rowFinder(keys)
      const shared = (broken: boolean): boolean => allRowKeys(cells, header, broken).some((key) => keys.includes(key))
      expect(finder.byColumns(header)(cells)).toBe(shared(false))
      expect(finder.loosely(cells)).toBe(shared(true))
    }),
    { numRuns: 3000 },
  )
})
