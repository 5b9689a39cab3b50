import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'

// The web app by Vite, with hot reload, under the address and with the /config.json that the built one has.
const { values } = parseArgs({ options: { port: { type: 'string', default: '4280' }, config: { type: 'string' } } })
const config = values.config ? readFileSync(values.config, 'utf8') : '{}'

const vite = await createServer({
  root: 'web',
  server: { port: Number(values.port), strictPort: true, host: 'localhost' },
  plugins: [
    {
      name: 'config-json',
      configureServer(server) {
        server.middlewares.use('/config.json', (_request, response) => {
          response.setHeader('content-type', 'application/json; charset=utf-8')
          response.setHeader('cache-control', 'no-cache')
          response.end(config)
        })
      },
    },
  ],
})
await vite.listen()
console.log(`the web app with hot reload at http://localhost:${values.port}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void vite.close().then(() => process.exit(0)))
}
