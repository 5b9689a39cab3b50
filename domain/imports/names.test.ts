import { expect, it } from 'vitest'
import { splitName } from './names.ts'

it.each([
  ['Vanessa Parr', 'Vanessa', 'Parr'],
  ['Parr, Vanessa', 'Vanessa', 'Parr'],
  ['de la Cruz, Ana Maria', 'Ana Maria', 'de la Cruz'],
  ['Ana Maria de la Cruz', 'Ana Maria', 'de la Cruz'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['Dr. Vanessa Parr', 'Vanessa', 'Parr'],
  ['Mr Parr', 'Mr', 'Parr'],
  ['Sammy Davis Jr.', 'Sammy', 'Davis Jr.'],
  ['Sammy Davis, Jr.', 'Sammy', 'Davis Jr.'],
  ['Mary Jane Watson', 'Mary Jane', 'Watson'],
  ['Van Morrison', 'Van', 'Morrison'],
  ['Madonna', 'Madonna', ''],
  ['', '', ''],
])('%s', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName })
})
