import { apiGroupOf, apiGroupsOf, apiTitles } from '@auctionwiz/contracts/api-groups'
import type { App, Endpoint } from '@auctionwiz/contracts/endpoint'
import { type ErrorCode, errorTable, isRetryable } from '@auctionwiz/contracts/errors'
import * as z from 'zod/mini'
import { possibleErrors } from './spine-errors.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of an app, made from its endpoints. */
export const openApiDocument = (app: App, endpoints: readonly Endpoint[]): Json => {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = `/${endpoint.path}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `AuctionWiz: ${apiTitles[app]}`, version: '1.0.0', description: about },
    tags: apiGroupsOf(endpoints).map((name) => ({ name })),
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } }, schemas: { Error: errorSchema } },
  }
}

/** What holds for every call, in Markdown. */
const about = `Send the access token of a user as \`Authorization: Bearer …\`. It expires after 15 minutes; renew it with a refresh token.

Programs exchange an API key of the account for such a token at \`POST /tokens/api-key\` of the authentication service. The calls open to keys name
their scope.

A user who works in several houses names one with the header \`x-auction-house-id\`.

A create that is sent again with the same \`Idempotency-Key\` happens once. An update sends the \`version\` it has read, and is refused with 409 if
somebody else was faster.

An error has a \`code\`, a \`message\` and a \`correlationId\`, which support needs to find the call. With 429 and 503 wait for the seconds of
\`Retry-After\`.`

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'correlationId'],
      properties: { code: { type: 'string' }, message: { type: 'string' }, details: { type: 'object' }, correlationId: { type: 'string' } },
    },
  },
}

const retryAfter = { description: 'Seconds to wait before the next attempt.', schema: { type: 'integer', minimum: 0 } }

const describedAccess = (access: Endpoint['access']): Json => {
  if (access.kind !== 'access') return {}
  const needs = [
    ...(access.permission ? [`Needs the permission \`${access.permission}\`.`] : []),
    ...(access.owner ? ['Only the account owner may call it.'] : []),
    ...(access.apiKey ? [`Open to API keys with the scope \`${access.apiKey}\`.`] : []),
  ]
  return needs.length > 0 ? { description: needs.join(' ') } : {}
}

const operation = (endpoint: Endpoint): Json => {
  const { name, summary, access, body, request } = endpoint
  const content = request === 'multipart' ? 'multipart/form-data' : 'application/json'
  return {
    operationId: name,
    summary,
    tags: [apiGroupOf(endpoint)],
    ...describedAccess(access),
    ...((access.kind !== 'public' || access.bearer) && { security: [{ bearer: [] }] }),
    ...(access.kind === 'access' && access.permission && { 'x-permission': access.permission }),
    ...(access.kind === 'access' && access.apiKey && { 'x-api-key-scope': access.apiKey }),
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query), ...houseHeader(endpoint)],
    ...(body && { requestBody: { required: true, content: { [content]: { schema: schemaOf(body, 'input') } } } }),
    responses: { ...success(endpoint), ...failures(endpoint) },
  }
}

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

const parameters = (place: 'path' | 'query', schema: z.ZodMiniType | undefined): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'output') as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: type,
  }))
}

const houseHeader = ({ access }: Endpoint): Json[] =>
  access.kind === 'access' && access.scope === 'house'
    ? [
        {
          name: 'x-auction-house-id',
          in: 'header',
          required: false,
          description: 'The house to act in. Optional for callers who work in only one house.',
          schema: { type: 'string' },
        },
      ]
    : []

const success = ({ status = 200, answer, response, files = ['text/csv'] }: Endpoint): Json => ({
  [status]: {
    description: 'Done',
    content:
      response === 'file'
        ? Object.fromEntries(files.map((type) => [type, type === 'application/json' ? {} : { schema: { type: 'string' } }]))
        : { 'application/json': { schema: schemaOf(answer, 'output') } },
  },
})

const failures = (endpoint: Endpoint): Json => {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of possibleErrors(endpoint)) byStatus.set(errorTable[code][0], [...(byStatus.get(errorTable[code][0]) ?? []), code])
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        // What a message names differs from call to call.
        description: codes.map((code) => `${code}: ${errorTable[code][1].replace(/\{\w+\}/g, '…')}`).join('\n\n'),
        ...(codes.some(isRetryable) && { headers: { 'Retry-After': retryAfter } }),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}
