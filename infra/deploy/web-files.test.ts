import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@auctionwiz/local/stack/child'
import { expect, it } from 'vitest'
import { configOf, siteConfigFor } from './web-files.ts'

const addresses = {
  auth: 'https://auth.example',
  bidders: 'https://bidders.example',
  auctions: 'https://auctions.example',
  upload: 'https://upload.example',
  blobs: 'https://files.blob.example/',
}
const identity = { authority: 'https://login.example/organizations', clientId: 'client' }
const local = readFileSync(join(root, 'web/public/staticwebapp.config.json'), 'utf8')

it('lets pages of the web app call the services and the identity provider, and nothing on a developer’s machine', () => {
  const written = siteConfigFor(local, addresses, identity)
  expect(written).not.toContain('localhost')
  const policies = [...written.matchAll(/connect-src ([^;]+);/g)].map(([, sources]) => sources)
  expect(policies.length).toBeGreaterThan(1)
  for (const policy of policies)
    expect(policy).toBe(
      "'self' https://auth.example https://bidders.example https://auctions.example https://upload.example https://files.blob.example https://login.example",
    )
  expect(JSON.parse(written).routes).toEqual(expect.arrayContaining([expect.objectContaining({ route: '/redirect.html' })]))
})

it('refuses a rule that names a developer’s machine elsewhere', () => {
  expect(() => siteConfigFor(`${local} http://localhost:1`, addresses, identity)).toThrow('elsewhere than in connect-src')
})

it('names the six services and offers no demonstration', () => {
  expect(configOf('production', addresses, identity)).toMatchObject({
    allowDemoMode: false,
    services: { legal: addresses.auctions, scoring: addresses.bidders, upload: addresses.upload },
  })
})
