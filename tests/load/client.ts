import { callTexts } from '@auctionwiz/contracts/call-texts'
import { type Client, type Credentials, createClient } from '@auctionwiz/contracts/client'
import type { App } from '@auctionwiz/contracts/endpoint'
import type { Answered } from './target.ts'

/** The typed client of the web app, which also reports the bytes of each answer. */
export const countingClient = (addresses: Record<App, string>, credentials: Credentials, answered: Answered): Client =>
  createClient({
    texts: callTexts,
    address: (app) => addresses[app],
    credentials: () => credentials,
    send: async (url, init) => {
      const { body, status, statusText, headers } = await fetch(url, init).then(async (answer) => ({
        body: await answer.arrayBuffer(),
        status: answer.status,
        statusText: answer.statusText,
        headers: answer.headers,
      }))
      // As it was sent, which may be compressed.
      answered(Number(headers.get('content-length') ?? body.byteLength))
      return new Response(status === 204 ? null : body, { status, statusText, headers })
    },
  })
