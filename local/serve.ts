import type { Server } from 'node:http'

/** Listens on this machine alone, says so, and closes in order on SIGINT and SIGTERM. */
export function serve(server: Server, port: number, what: string, onClose: () => void = () => {}): void {
  server.listen(port, '127.0.0.1', () => console.log(`${what} at http://localhost:${port}`))
  const close = () => {
    server.close(() => {
      onClose()
      process.exit(0)
    })
    server.closeAllConnections()
  }
  process.once('SIGINT', close)
  process.once('SIGTERM', close)
}
