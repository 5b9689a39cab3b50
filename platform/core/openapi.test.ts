import { endpoints } from '@auctionwiz/contracts/apps'
import type { App } from '@auctionwiz/contracts/endpoint'
import { describe, expect, it } from 'vitest'
import { openApiDocument } from './openapi.ts'

describe('the OpenAPI documents', () => {
  it.each(Object.keys(endpoints) as App[])('describe every call of %s', (app) => {
    const document = openApiDocument(app, endpoints[app])
    const described = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(endpoints[app].map(({ method, path }) => `${method} /${path}`).sort())
  })

  it('say of the list which filters there are and who may call it', () => {
    const { paths } = openApiDocument('bidders', endpoints.bidders) as {
      paths: Record<string, Record<string, { parameters: { name: string }[] }>>
    }
    const list = paths['/bidders/v1/listBidders']?.get
    expect(list?.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['tier', 'minScore', 'search', 'x-auction-house-id']))
    expect(list).toMatchObject({ 'x-permission': 'bidders:view', security: [{ bearer: [] }] })
  })
})
