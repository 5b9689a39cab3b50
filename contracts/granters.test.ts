import { expect, it } from 'vitest'
import { type Granter, grantersText } from './granters.ts'

const owner: Granter = { name: 'Rupert Ames', owner: true, lacks: [] }
const admin = (name: string, ...lacks: string[]): Granter => ({ name, owner: false, lacks })

it.each([
  ['bidders:merge', [owner], 'Rupert Ames (account owner)'],
  ['bidders:merge', [owner, admin('Ada Lin')], 'Rupert Ames (account owner) or Ada Lin'],
  ['bidders:merge', [owner, admin('Ada Lin', 'bidders:merge')], 'Rupert Ames (account owner)'],
  ['bidders:merge', [owner, admin('A'), admin('B'), admin('C')], 'Rupert Ames (account owner), A, B or 1 other'],
  ['bidders:merge', [owner, admin('A'), admin('B'), admin('C'), admin('D')], 'Rupert Ames (account owner), A, B or 2 others'],
  ['users:invite', [owner, admin('Ada Lin')], 'Rupert Ames (account owner)'],
  ['administration of this house', [owner, admin('Ada Lin')], 'Rupert Ames (account owner)'],
  ['bidders:merge', [], undefined],
])('names who can grant %s among %j', (permission, granters, words) => {
  expect(grantersText(granters, permission)).toBe(words)
})
