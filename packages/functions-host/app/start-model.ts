import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Server } from 'node:http'
import type { ProgrammingModel } from './core-types.ts'

/** The library's http server: requests are given to its listeners directly, so it needs no port. */
export type ProxyServer = Server

const channel = 'tracing:net.server.listen:asyncEnd'

/**
 * Ends start-up: asks the model for its capabilities. With `enableHttpStream` the library then starts an http server for the host to
 * proxy to and answers its address as `HttpUri`. App and host share this process, so the server itself is picked up when it starts to
 * listen, and its port, which would be open on every network interface, is closed again.
 * @returns the server, or undefined for an app that does not stream http
 * @throws Error when the server behind `HttpUri` is not one of this process
 */
export async function startModel(model: ProgrammingModel): Promise<ProxyServer | undefined> {
  const servers: Server[] = []
  const onListen = (message: unknown): void => {
    const { server } = message as { server: unknown }
    if (server instanceof Server) servers.push(server)
  }
  subscribe(channel, onListen)
  try {
    const { HttpUri: uri } = await model.getCapabilities({})
    if (!uri) return undefined
    const port = Number(new URL(uri).port)
    const server = servers.find((candidate) => {
      const address = candidate.address()
      return typeof address === 'object' && address?.port === port
    })
    if (!server) throw new Error(`the http server of the library (${uri}) was not found in this process`)
    await new Promise<void>((resolve) => server.close(() => resolve()))
    return server
  } finally {
    unsubscribe(channel, onListen)
  }
}
