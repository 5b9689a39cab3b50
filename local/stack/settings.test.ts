import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importJWK, SignJWT } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { swappedServices } from './plan.ts'
import { shiftPorts } from './ports.ts'
import { loadSecrets } from './secrets.ts'
import { commonSettings, settingsFile, urlsFor } from './settings.ts'
import { webConfig } from './web-config.ts'

const folder = mkdtempSync(join(tmpdir(), 'settings-'))
const secrets = loadSecrets(folder)
const urls = urlsFor(shiftPorts(100))
afterAll(() => rmSync(folder, { recursive: true }))

describe('secrets', () => {
  test('name their file when it is broken, and what to do', () => {
    const broken = mkdtempSync(join(tmpdir(), 'broken-'))
    writeFileSync(join(broken, 'secrets.json'), '{"networkKey": ')
    expect(() => loadSecrets(broken)).toThrow(`${join(broken, 'secrets.json')} is not valid JSON`)
    expect(() => loadSecrets(broken)).toThrow('Put a copy of it in its place.')
    rmSync(broken, { recursive: true })
  })

  test('are made once, readable by their owner alone', () => {
    expect(loadSecrets(folder)).toEqual(secrets)
    if (process.platform !== 'win32') expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  test('of an earlier version stay, and get those that it did not have', () => {
    const older = mkdtempSync(join(tmpdir(), 'older-'))
    const { smsEventsSecret: _, ...known } = secrets
    writeFileSync(join(older, 'secrets.json'), JSON.stringify(known))
    expect(loadSecrets(older)).toEqual({ ...secrets, smsEventsSecret: expect.stringMatching(/^[\da-f]{64}$/) })
    expect(loadSecrets(older)).toEqual(loadSecrets(older))
    rmSync(older, { recursive: true })
  })

  test('hold a key that signs ES256', async () => {
    const jwk = JSON.parse(secrets.signingKey)
    const token = await new SignJWT({}).setProtectedHeader({ alg: 'ES256', kid: jwk.kid }).sign(await importJWK(jwk))
    expect(token.split('.')).toHaveLength(3)
  })
})

describe('settings', () => {
  test('point at the stand-ins, whose ports are shifted', () => {
    const settings = commonSettings(urls, secrets, {})
    expect(settings).toMatchObject({
      COSMOS_ENDPOINT: 'http://127.0.0.1:8181',
      IDENTITY_ISSUER: 'http://localhost:9191',
      AUTH_URL: 'http://localhost:7171',
      BIDDERS_URL: 'http://localhost:7172',
      WEB_ORIGIN: 'http://localhost:4380',
    })
    expect(settings.STORAGE_CONNECTION).toContain('BlobEndpoint=http://127.0.0.1:10100/devstoreaccount1')
    expect(settings).not.toHaveProperty('SIGNING_KEY')
    expect(settings).not.toHaveProperty('FACTOR_KEY')
  })

  test('take the value of the environment, whose service is then not started', () => {
    const environment = { COSMOS_ENDPOINT: 'https://real.documents.azure.com', COSMOS_KEY: 'k', HOME: '/root' }
    expect(commonSettings(urls, secrets, environment)).toMatchObject({
      COSMOS_ENDPOINT: 'https://real.documents.azure.com',
      COSMOS_KEY: 'k',
    })
    expect([...swappedServices(environment).keys()]).toEqual(['cosmos'])
    expect(swappedServices({}).size).toBe(0)
  })

  test('of one service go together', () => {
    expect(commonSettings(urls, secrets, { COSMOS_KEY: 'of something else' }).COSMOS_KEY).toMatch(/^C2y6/)
    expect(() => commonSettings(urls, secrets, { IDENTITY_ISSUER: 'https://login.example' })).toThrow('IDENTITY_JWKS_URI')
  })

  test('are written as the Functions tools write them', () => {
    expect(settingsFile({ A: 'b' }, 7071, 'http://localhost:4280')).toEqual({
      IsEncrypted: false,
      Values: { FUNCTIONS_WORKER_RUNTIME: 'node', A: 'b' },
      Host: { LocalHttpPort: 7071, CORS: 'http://localhost:4280', CORSCredentials: false },
    })
  })
})

describe('the web app', () => {
  test('gets the addresses, and where the provider really is', () => {
    const config = webConfig(urls, commonSettings(urls, secrets, {}))
    expect(config.services).toMatchObject({
      auth: 'http://localhost:7171',
      legal: 'http://localhost:7172',
      upload: 'http://localhost:7177',
    })
    expect(config.identity).toMatchObject({
      authority: 'https://localhost:9191',
      clientId: 'auctionwiz-web',
      metadata: { issuer: 'http://localhost:9191', authorization_endpoint: 'http://localhost:9191/authorize' },
    })
  })

  test('asks a real provider itself', () => {
    const settings = commonSettings(urls, secrets, {
      IDENTITY_ISSUER: 'https://login.microsoftonline.com/t/v2.0',
      IDENTITY_JWKS_URI: 'https://login.microsoftonline.com/t/discovery/v2.0/keys',
    })
    expect(webConfig(urls, settings).identity).toEqual({
      authority: 'https://login.microsoftonline.com/t/v2.0',
      clientId: 'auctionwiz-web',
    })
  })
})
