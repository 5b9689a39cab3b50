import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@auctionwiz/local/stack/child'
import { type Command, output } from './context.ts'

interface Addresses {
  auth: string
  bidders: string
  auctions: string
  upload: string
  /** The blob service to which pages send files. */
  blobs: string
}

interface Identity {
  authority: string
  clientId: string
}

/** What the web app reads before anything else. */
export const configOf = (environment: string, { auth, bidders, auctions, upload }: Omit<Addresses, 'blobs'>, identity: Identity) => ({
  environment,
  allowDemoMode: false,
  services: { auth, bidders, auctions, legal: auctions, upload, scoring: bidders },
  identity,
})

const localOrigins = / http:\/\/localhost:\d+/g

/** The rules of the web server with the addresses of an environment in place of a developer's machine. */
export const siteConfigFor = (local: string, addresses: Addresses, { authority }: Identity): string => {
  const origins = [...new Set([...Object.values(addresses), authority].map((address) => new URL(address).origin))]
  const written = local.replaceAll(/connect-src 'self'((?: http:\/\/localhost:\d+)+)/g, `connect-src 'self' ${origins.join(' ')}`)
  if (localOrigins.test(written)) throw new Error('staticwebapp.config.json names a developer’s machine elsewhere than in connect-src.')
  return written
}

export const writeWebFiles: Command = {
  about: 'writes config.json and the addresses of Content-Security-Policy into web/dist',
  needs: ['AUTH_URL', 'BIDDERS_URL', 'AUCTIONS_URL', 'UPLOAD_URL', 'BLOB_URL', 'IDENTITY_AUTHORITY', 'IDENTITY_CLIENT_ID'].map(output),
  run: ({ value, isDryRun, say }) => {
    const addresses = {
      auth: value('AUTH_URL'),
      bidders: value('BIDDERS_URL'),
      auctions: value('AUCTIONS_URL'),
      upload: value('UPLOAD_URL'),
      blobs: value('BLOB_URL'),
    }
    const identity = { authority: value('IDENTITY_AUTHORITY'), clientId: value('IDENTITY_CLIENT_ID') }
    const dist = join(root, 'web/dist')
    const config = JSON.stringify(configOf('production', addresses, identity), null, 2)
    if (isDryRun) {
      say(`${join(dist, 'config.json')}:\n${config}`)
      return
    }
    if (!existsSync(dist)) throw new Error('web/dist is missing. Run: npm run deploy -- package')
    const source = readFileSync(join(root, 'web/public/staticwebapp.config.json'), 'utf8')
    writeFileSync(join(dist, 'config.json'), `${config}\n`)
    writeFileSync(join(dist, 'staticwebapp.config.json'), siteConfigFor(source, addresses, identity))
    say('web/dist has the addresses of the environment.')
  },
}
