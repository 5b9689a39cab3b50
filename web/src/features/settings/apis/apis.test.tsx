import type { ApiKey } from '@auctionwiz/contracts/api-keys'
import { expect, it } from 'vitest'
import { houseOf } from '../../../app/session/session-fixtures.ts'
import { renderInHouse, wordsOf } from '../../bidders/testing/in-house.tsx'
import { ApiKeyCard } from './ApiKeyCard.tsx'
import { checkApiKey, emptyApiKey, newApiKeyOf } from './api-key-form.ts'
import { Incoming } from './Incoming.tsx'
import { Platforms } from './Platforms.tsx'

const key: ApiKey = {
  id: 'key_1',
  name: 'Website',
  scopes: ['uploads:send'],
  auctionHouseIds: ['house_1'],
  state: 'active',
  ending: 'ab0a',
  createdAt: '2026-11-01T09:00:00Z',
  expiresAt: '2027-02-01T09:00:00Z',
  responsible: 'Vanessa Parr',
  manageable: true,
}
const ignore = () => undefined
const shown = (change: Partial<ApiKey>) =>
  renderInHouse(<ApiKeyCard apiKey={{ ...key, ...change }} houses={[houseOf('acc_1', 'house_1')]} onRotate={ignore} onRevoke={ignore} />)

it('asks for a name, a scope and a house', () => {
  const empty = emptyApiKey(['house_1', 'house_2'])
  expect(Object.keys(checkApiKey({ ...empty, scopes: [] })).sort()).toEqual(['auctionHouseIds', 'name', 'scopes'])
  const values = { ...empty, name: ' Website ', auctionHouseIds: ['house_1'] }
  expect(checkApiKey(values)).toEqual({})
  expect(newApiKeyOf(values)).toEqual({
    name: 'Website',
    scopes: ['uploads:send', 'uploads:read'],
    auctionHouseIds: ['house_1'],
    expiresInDays: 90,
  })
})

it('chooses the only house', () => {
  expect(emptyApiKey(['house_1']).auctionHouseIds).toEqual(['house_1'])
})

it('shows what a key may do, its use and its end, and never more than the end of its secret', () => {
  const words = wordsOf(shown({ lastUsedAt: '2026-11-20T09:00:00Z', lastUsedFrom: '192.0.2.7', formerUntil: '2026-11-22T09:00:00Z' }))
  for (const part of [
    'awz_live_…ab0a',
    'Upload files',
    'from 192.0.2.7',
    'Expires 1 Feb 2027',
    'The former secret works until',
    'Rotate',
    'Revoke',
  ])
    expect(words).toContain(part)
})

it('offers nothing for a key that has ended, and says how a stopped one goes on', () => {
  expect(wordsOf(shown({ state: 'revoked', revokedAt: '2026-11-20T09:00:00Z' }))).toContain('Revoked 20 Nov 2026')
  expect(shown({ state: 'expired' })).not.toContain('<button')
  expect(wordsOf(shown({ state: 'stopped' }))).toContain('Vanessa Parr no longer administers its houses.')
})

it('says why somebody who does not administer all its houses may not change it', () => {
  expect(shown({ manageable: false }).match(/aria-disabled="true"/g)).toHaveLength(2)
})

it('names the permission that a viewer lacks', () => {
  expect(wordsOf(renderInHouse(<Incoming />, 'viewer'))).toContain('data:import')
  expect(wordsOf(renderInHouse(<Platforms />, 'viewer'))).toContain('auctions:import')
})
