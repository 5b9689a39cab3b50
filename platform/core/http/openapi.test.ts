import { endpoints } from '@auctionwiz/contracts/apps'
import type { App, Endpoint } from '@auctionwiz/contracts/endpoint'
import { errorStatus } from '@auctionwiz/contracts/errors'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { docsHandlers } from './docs.ts'
import { openApiDocument } from './openapi.ts'
import { possibleErrors } from './spine-errors.ts'

interface Operation {
  tags: string[]
  parameters: { name: string; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { headers?: Record<string, object>; content: Record<string, { schema?: object }> }>
}

const apps = Object.keys(endpoints) as App[]
const documentOf = (app: App) =>
  openApiDocument(app, endpoints[app]) as { tags: { name: string }[]; paths: Record<string, Record<string, Operation>> }
const operationOf = ({ app, path, method }: Endpoint): Operation => {
  const operation = documentOf(app).paths[`/${path}`]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${method} ${path} is not described`)
  return operation
}
const named = (app: App, name: string): Endpoint => {
  const found = endpoints[app].find((endpoint) => endpoint.name === name)
  if (!found) throw new Error(`there is no call ${name}`)
  return found
}
const schemasOf = ({ parameters, requestBody, responses }: Operation): (object | undefined)[] => [
  ...parameters.map(({ schema }) => schema),
  ...[requestBody, ...Object.values(responses)].flatMap((part) => Object.values(part?.content ?? {}).map(({ schema }) => schema)),
]

describe('the OpenAPI documents', () => {
  it.each(apps)('describe every call of %s', (app) => {
    const described = Object.entries(documentOf(app).paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(endpoints[app].map(({ method, path }) => `${method} /${path}`).sort())
  })

  it.each(apps)('is a valid document of OpenAPI 3.1: %s', async (app) => {
    const { body } = await docsHandlers(app, endpoints[app], 'https://web.example')['openapi.json']({
      params: {},
      query: new URLSearchParams(),
      header: () => undefined,
      body: null,
    })
    const validator = new Validator()
    const { valid, errors } = await validator.validate(JSON.parse(String(body)))
    expect([valid, errors]).toEqual([true, undefined])
    expect(validator.version).toBe('3.1')
  })

  it.each(apps)('puts every call of %s in a group', (app) => {
    const { tags, paths } = documentOf(app)
    const groups = Object.values(paths).flatMap((methods) => Object.values(methods).map((operation) => operation.tags))
    expect(groups.every(([group]) => tags.some(({ name }) => name === group))).toBe(true)
    expect(groups).not.toContainEqual([])
  })

  it('are shown by a page of the web app', async () => {
    const { docs } = docsHandlers('upload', endpoints.upload, 'https://web.example')
    const answer = await docs({ params: {}, query: new URLSearchParams(), header: () => undefined, body: null })
    expect(answer).toMatchObject({ status: 302, headers: { location: 'https://web.example/api.html#upload' } })
  })

  it.each(apps)('holds valid schemas only: %s', (app) => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    const wrong = Object.entries(documentOf(app).paths).flatMap(([path, methods]) =>
      Object.values(methods)
        .flatMap(schemasOf)
        .filter((schema) => schema !== undefined && !ajv.validateSchema(schema))
        .map((schema) => `${path} ${ajv.errorsText()} ${JSON.stringify(schema).slice(0, 200)}`),
    )
    expect(wrong).toEqual([])
  })

  it.each(apps.flatMap((app) => endpoints[app].map((endpoint) => [`${endpoint.method} ${app}/${endpoint.path}`, endpoint] as const)))(
    'name every failure of %s',
    (_name, endpoint) => {
      const statuses = Object.keys(operationOf(endpoint).responses).map(Number)
      expect(statuses).toEqual(expect.arrayContaining(possibleErrors(endpoint).map(errorStatus)))
      expect(statuses).toContain(400)
      if (endpoint.access.kind !== 'public') expect(statuses).toEqual(expect.arrayContaining([401, 503]))
    },
  )

  it.each(apps.flatMap((app) => endpoints[app].map((endpoint) => [`${endpoint.method} ${app}/${endpoint.path}`, endpoint] as const)))(
    'say when to call %s again after a limit or while a service is busy',
    (_name, endpoint) => {
      const { responses } = operationOf(endpoint)
      const named = Object.entries(responses).flatMap(([status, { headers }]) => (headers?.['Retry-After'] ? [status] : []))
      expect(named).toEqual(['429', '503'].filter((status) => responses[status]))
      if (endpoint.access.kind === 'access') expect(named).toContain('429')
    },
  )

  it.each(['login', 'loginWithProvider', 'linkOrganization', 'connectProvider', 'requestPasswordReset'])(
    'say that %s slows down who tries too often',
    (name) => {
      expect(Object.keys(operationOf(named('auth', name)).responses)).toContain('429')
    },
  )

  it.each([
    ['bidders', 'exportBidders', ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv']],
    ['bidders', 'exportPersonalData', ['application/json']],
    ['auth', 'exportAuditEvents', ['text/csv']],
  ] as const)('names the content types of the file that %s %s answers', (app, name, types) => {
    const content = operationOf(named(app, name)).responses['200']?.content ?? {}
    expect(Object.keys(content).sort()).toEqual(types)
  })

  it('name the scope that opens a call to API keys, and take the key itself at the exchange', () => {
    const upload = operationOf(named('upload', 'createUpload'))
    expect(upload).toMatchObject({ 'x-api-key-scope': 'uploads:send', description: expect.stringContaining('`uploads:send`') })
    expect(operationOf(named('auth', 'listApiKeys'))).not.toHaveProperty('x-api-key-scope')
    expect(operationOf(named('auth', 'exchangeApiKey'))).toMatchObject({ security: [{ bearer: [] }], responses: { 401: {}, 429: {} } })
  })

  it('say of the list which filters there are and who may call it', () => {
    const list = operationOf(named('bidders', 'listBidders'))
    expect(list.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['tier', 'minScore', 'search', 'x-auction-house-id']))
    expect(list).toMatchObject({ 'x-permission': 'bidders:view', security: [{ bearer: [] }] })
  })
})
