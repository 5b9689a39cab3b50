import type { App, Endpoint } from '@auctionwiz/contracts/endpoint'
import type { Handler } from './http.ts'
import { openApiDocument } from './openapi.ts'

/**
 * The paths of an app's API documents: the OpenAPI document, generated on first use, and the way to the page of the web app that shows those of all
 * apps.
 */
export const docsHandlers = (app: App, endpoints: readonly Endpoint[], webOrigin: string): Record<'openapi.json' | 'docs', Handler> => {
  let document: string | undefined
  const openApi = () => {
    document ??= JSON.stringify(openApiDocument(app, endpoints))
    return document
  }
  return {
    'openapi.json': async () => ({
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
      body: openApi(),
    }),
    docs: async () => ({ status: 302, headers: { location: `${webOrigin}/api.html#${app}`, 'cache-control': 'no-cache' }, body: '' }),
  }
}
