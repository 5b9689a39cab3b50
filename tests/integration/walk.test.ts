import { generateKeyPairSync } from 'node:crypto'
import { apiScopeNames } from '@auctionwiz/contracts/api-scopes'
import { endpoints } from '@auctionwiz/contracts/apps'
import type { App, Endpoint } from '@auctionwiz/contracts/endpoint'
import { permissionsOf } from '@auctionwiz/contracts/permissions'
import { jwtIssuer } from '@auctionwiz/functions-auth/sessions/jwt-issuer'
import { accessAudience, payloadOf, tokenAlgorithm, tokenIssuer } from '@auctionwiz/platform/azure/tokens'
import { bodyLimitOf } from '@auctionwiz/platform/core/http/json-body'
import { importJWK, SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownStack } from '../support/own-stack.ts'
import { createTenant, type Tenant } from '../support/tenant.ts'

const stack = ownStack()
const all = (Object.keys(endpoints) as App[]).flatMap((app) =>
  endpoints[app].map((endpoint): [string, Endpoint] => [`${endpoint.method} ${app}/${endpoint.path}`, endpoint]),
)
const guarded = all.filter(([, { access }]) => access.kind !== 'public')
const inHouse = guarded.filter(([, { access }]) => access.kind === 'access' && access.scope === 'house')
const withPermission = inHouse.filter(
  ([, { access }]) => access.kind === 'access' && access.permission && !permissionsOf('viewer').includes(access.permission),
)
const ofAddOns = inHouse.filter(([, { access }]) => access.kind === 'access' && access.feature === 'inventory')
const withId = inHouse.filter(([, { params }]) => params)
const withJson = all.filter(([, { body, request }]) => body && request !== 'multipart')

let mine: Tenant
let theirs: Tenant
/** An account without add-ons. */
let plain: Tenant
beforeAll(async () => {
  mine = await createTenant(stack, { inventory: true })
  theirs = await createTenant(stack, { inventory: true })
  plain = await createTenant(stack)
})

interface Sent {
  token?: string | undefined
  house?: string
  id?: string
  body?: string
  query?: string
}

const send = async (endpoint: Endpoint, { token, house, id = 'nothing', body, query = '' }: Sent) => {
  const headers: Record<string, string> = {}
  if (token) headers.authorization = `Bearer ${token}`
  if (house) headers['x-auction-house-id'] = house
  const path = endpoint.path.replace('{provider}', 'microsoft').replace(/\{\w+\}/g, id)
  let content: RequestInit['body'] = endpoint.body && endpoint.request !== 'multipart' ? body : undefined
  if (content !== undefined) headers['content-type'] = 'application/json'
  else if (endpoint.request === 'multipart') content = new FormData()
  else if (endpoint.body) {
    headers['content-type'] = 'application/json'
    content = '{}'
  }
  const response = await fetch(`${stack.urls[endpoint.app]}/${path}${query}`, {
    method: endpoint.method,
    headers,
    ...(content !== undefined && { body: content }),
  })
  const text = await response.text()
  return { status: response.status, text, error: (text.startsWith('{') ? JSON.parse(text) : {}).error }
}

/** What calls take that need more than the version of what they change. */
const goodBodies: Record<string, object> = {
  importPlatformAuction: { platformAuctionId: 'sale-1' },
  openUpload: { name: 'Autumn', description: 'Bidders', category: 'bidders', files: [{ name: 'a.csv', size: 9 }] },
  chooseImportColumns: { columns: [] },
  startImport: { number: 1 },
  correctRejectedRows: { rows: [{ row: '0-0', cells: [] }] },
  renameImportMapping: { name: 'Registrations' },
  syncAuction: { direction: 'pull' },
  decideSync: { decision: 'discard' },
  decideConflict: { decision: { choice: 'skip' }, version: 'x' },
  settleSyncConflict: { decision: { choice: 'skip' }, version: 'x' },
  addBidderNote: { note: 'Prefers mornings', category: 'General', isPrivate: false },
  sendBidderEmail: { subject: 'Lot 214', message: 'It is yours.' },
  erasePersonalData: { reason: 'Asked by letter' },
  connectPlatform: { key: 'k' },
  importPlatformBidders: { bidderIds: ['1'] },
  restoreBidder: {},
  autoInviteAll: {},
  correctFigures: { figures: { wins: 1 }, reason: 'Typing error', version: 'x' },
  objectToNetwork: { event: { kind: 'late' }, reason: 'Paid in person', version: 'x' },
  decideInvitation: { state: 'denied', version: 'x' },
  moveAuction: { action: 'publish', version: 'x' },
  createLot: { title: 'Card table' },
  changeLots: { lots: [{ lotId: 'lot_1', change: { kind: 'withdraw' } }] },
  numberLots: { kind: 'finish' },
  importLots: { dryRun: true, rows: [{ line: 2, cells: { lotNumber: '1', title: 'Card table' } }] },
  registerBidder: { bidderId: 'bid_1' },
  recordLotOutcome: { outcome: { action: 'withdraw' }, version: 'x' },
  saveBidderConsent: { channel: 'email', given: true, source: 'phone' },
  updateCampaignDraft: { kind: 'premium', version: 'x' },
  changeLegalCaseStatus: { status: 'IN REVIEW', reason: 'Read', version: 'x' },
  decideSettlement: { decision: 'approve', version: 'x' },
  confirmSettlementPayment: { paidOn: '2026-11-01', version: 'x' },
  setCaseAutomation: { enabled: false, version: 'x' },
  deleteLegalCase: { version: 'x' },
  recordPayment: { amount: 100, paidOn: '2026-11-01', method: 'cash', version: 'x' },
  openPaymentCase: { version: 'x' },
  reversePayment: { paymentId: 'pay_1', reason: 'Wrong winner', version: 'x' },
  pauseReminders: { paused: true, version: 'x' },
  sendNextNotice: { step: 'reminder', version: 'x' },
  addCaseNote: { text: 'Called' },
  addCaseAction: { text: 'Call' },
  updateCaseDocument: { name: 'Invoice' },
  duplicateAuction: { title: 'Copy', startDate: '2099-03-12T10:00:00Z', endDate: '2099-03-12T17:00:00Z' },
}

const goodQueries: Record<string, string> = { exportLots: '?format=auctionwiz', downloadCasePack: '?form=zip' }

const refused = (code: string, status: number) => ({
  status,
  error: { code, message: expect.any(String), correlationId: expect.any(String) },
})

const foreignKey = () => {
  const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  return JSON.stringify({ ...jwk, kid: (JSON.parse(stack.signingKey) as { kid: string }).kid })
}

const expired = async () =>
  new SignJWT(payloadOf(mine.claims('owner')))
    .setProtectedHeader({ alg: tokenAlgorithm })
    .setIssuer(tokenIssuer)
    .setAudience(accessAudience)
    .setExpirationTime('-1 min')
    .sign(await importJWK(JSON.parse(stack.signingKey), tokenAlgorithm))

describe('every call that needs a token', () => {
  it.each(guarded)('%s refuses without one', async (_name, endpoint) => {
    expect(await send(endpoint, {})).toMatchObject(refused('unauthenticated', 401))
  })

  it.each(guarded)('%s refuses one that another key signed', async (_name, endpoint) => {
    const token = await jwtIssuer(foreignKey()).access(mine.claims('owner'))
    expect(await send(endpoint, { token })).toMatchObject(refused('unauthenticated', 401))
  })

  it.each(guarded)('%s refuses one made for something else', async (_name, endpoint) => {
    const token = await jwtIssuer(stack.signingKey).ticket('usr_owner')
    expect(await send(endpoint, { token })).toMatchObject(refused('unauthenticated', 401))
  })

  it.each(guarded.filter(([, { access }]) => access.kind === 'access'))('%s refuses an expired one', async (_name, endpoint) => {
    expect(await send(endpoint, { token: await expired() })).toMatchObject(refused('token_expired', 401))
  })
})

describe('every call that needs a token, made by an API key', () => {
  const keyToken = (scopes: readonly string[]) =>
    jwtIssuer(stack.signingKey).access({
      ...{ userId: 'key_walk', userName: 'Walk (API)', sessionId: 'key_walk' },
      ...{ accountId: mine.accountId, accountRole: 'member', houses: { [mine.houseId]: 'viewer' } },
      key: { scopes: [...scopes], responsibleId: 'usr_owner' },
    })
  const scopeOf = ({ access }: Endpoint) => (access.kind === 'access' ? access.apiKey : undefined)

  it.each(guarded)('%s refuses one without its scope', async (_name, endpoint) => {
    const token = await keyToken(apiScopeNames.filter((scope) => scope !== scopeOf(endpoint)))
    expect(await send(endpoint, { token, house: mine.houseId })).toMatchObject(refused('api_key_refused', 403))
  })

  it.each(guarded.filter(([, endpoint]) => scopeOf(endpoint)))(
    '%s answers one with its scope, in the houses of the key',
    async (_name, endpoint) => {
      const token = await keyToken([scopeOf(endpoint) ?? ''])
      const { status } = await send(endpoint, { token, house: mine.houseId })
      expect([401, 403]).not.toContain(status)
      expect(await send(endpoint, { token, house: theirs.houseId })).toMatchObject(refused('not_found', 404))
    },
  )
})

describe('every call in a house', () => {
  it.each(withPermission)('%s refuses a viewer and names the permission', async (_name, endpoint) => {
    const { access } = endpoint
    const answer = await send(endpoint, { token: await mine.token('viewer'), house: mine.houseId })
    expect(answer).toMatchObject(refused('forbidden', 403))
    expect(answer.error.details.permission).toBe(access.kind === 'access' && access.permission)
  })

  it.each(ofAddOns)('%s refuses an account without its add-on', async (_name, endpoint) => {
    const answer = await send(endpoint, { token: await plain.token('owner'), house: plain.houseId })
    expect(answer).toMatchObject(refused('feature_unavailable', 403))
  })

  it.each(inHouse)('%s does not know the house of another account', async (_name, endpoint) => {
    const answer = await send(endpoint, { token: await mine.token('owner'), house: theirs.houseId })
    expect(answer).toMatchObject({ ...refused('not_found', 404), error: { message: 'Auction house not found' } })
  })

  it.each(withId)('%s answers a foreign id as a missing one', async (_name, endpoint) => {
    const token = await mine.token('owner')
    const body = JSON.stringify(goodBodies[endpoint.name] ?? { version: 'x' })
    const good = { token, house: mine.houseId, body, query: goodQueries[endpoint.name] ?? '' }
    const foreign = await send(endpoint, { ...good, id: 'bid_sample00001' })
    const missing = await send(endpoint, { ...good, id: 'bid_missing' })
    expect(missing.status).toBe(404)
    expect({ ...foreign.error, correlationId: '' }).toEqual({ ...missing.error, correlationId: '' })
  })

  it.each(inHouse.filter(([, { query }]) => query))('%s refuses a misspelt filter', async (_name, endpoint) => {
    const answer = await send(endpoint, { token: await mine.token('owner'), house: mine.houseId, query: '?statsu=Active' })
    expect(answer).toMatchObject({ ...refused('invalid_request', 400), error: { details: { fields: { statsu: expect.any(String) } } } })
  })
})

describe('every call with a body', () => {
  const tokenFor = async ({ access }: Endpoint) =>
    access.kind === 'access'
      ? mine.token('owner')
      : access.kind === 'session'
        ? jwtIssuer(stack.signingKey).session('usr_owner')
        : undefined

  it.each(withJson)('%s refuses what is not JSON', async (_name, endpoint) => {
    expect(await send(endpoint, { token: await tokenFor(endpoint), body: '{"' })).toMatchObject(refused('invalid_json', 400))
  })

  /** Event Grid decides which fields its events have. */
  const ours = withJson.filter(([, { name }]) => name !== 'receiveTextEvents')

  it.each(ours)('%s refuses an unknown field by name', async (_name, endpoint) => {
    const body = JSON.stringify({ ...goodBodies[endpoint.name], isAdmin: true })
    const answer = await send(endpoint, { token: await tokenFor(endpoint), body })
    expect(answer).toMatchObject({ ...refused('invalid_request', 400), error: { details: { fields: { isAdmin: expect.any(String) } } } })
  })

  it.each(withJson)('%s refuses a body over the limit', async (_name, endpoint) => {
    const body = `"${'x'.repeat(bodyLimitOf(endpoint))}"`
    expect(await send(endpoint, { token: await tokenFor(endpoint), body })).toMatchObject(refused('body_too_large', 413))
  })
})

describe('every app', () => {
  it.each(['auth', 'bidders', 'upload'] as const)('%s is alive, ready and described', async (app) => {
    const read = async (path: string) => (await fetch(`${stack.urls[app]}/${path}`)).json()
    expect(await read('health')).toMatchObject({ status: 'ok', app })
    expect(await read('ready')).toMatchObject({ status: 'ready' })
    expect(Object.keys(((await read('openapi.json')) as { paths: object }).paths).length).toBeGreaterThan(4)
  })

  it.each(['auth', 'bidders', 'auctions', 'upload'] as const)(
    '%s answers unknown paths and methods as it answers all failures',
    async (app) => {
      const ask = async (path: string, method: string) => {
        const response = await fetch(`${stack.urls[app]}/${path}`, { method })
        const { error } = (await response.json()) as { error: { code: string; correlationId: string } }
        expect(response.headers.get('x-correlation-id')).toBe(error.correlationId)
        expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
        expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
        expect(response.headers.get('x-content-type-options')).toBe('nosniff')
        expect(response.headers.get('referrer-policy')).toBe('no-referrer')
        return [response.status, error.code, response.headers.get('allow')]
      }
      expect(await ask('nothing/here', 'GET')).toEqual([404, 'unknown_path', null])
      expect(await ask('health', 'DELETE')).toEqual([405, 'method_not_allowed', 'GET'])
    },
  )
})
