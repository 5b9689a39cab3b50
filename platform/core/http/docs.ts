import type { App, Endpoint } from '@auctionwiz/contracts/endpoint'
import { docsPage, docsScript } from './docs-page.ts'
import type { Handler, OutgoingAnswer } from './http.ts'
import { openApiDocument } from './openapi.ts'

/** The paths of an app's API documents, with their content. Generated on first use. */
export const docsHandlers = (app: App, endpoints: readonly Endpoint[]): Record<'openapi.json' | 'docs' | 'docs.js', Handler> => {
  let document: string | undefined
  const openApi = () => {
    document ??= JSON.stringify(openApiDocument(app, endpoints))
    return document
  }
  return {
    'openapi.json': async () => answer('application/json; charset=utf-8', openApi()),
    docs: async () => answer('text/html; charset=utf-8', docsPage(app)),
    'docs.js': async () => answer('text/javascript; charset=utf-8', docsScript),
  }
}

const answer = (contentType: string, body: string): OutgoingAnswer => ({
  status: 200,
  headers: {
    'content-type': contentType,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  },
  body,
})
