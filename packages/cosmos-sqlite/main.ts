import { parseArgs } from 'node:util'
import { type CosmosOptions, startCosmos } from './server.ts'

const usage =
  'node packages/cosmos-sqlite/main.ts --file <path> [--port 8081] [--host 127.0.0.1] [--key <base64>] [--synchronous NORMAL|FULL]'

function readOptions(): CosmosOptions {
  const { values } = parseArgs({
    options: {
      file: { type: 'string' },
      port: { type: 'string', default: '8081' },
      host: { type: 'string', default: '127.0.0.1' },
      key: { type: 'string' },
      synchronous: { type: 'string', default: 'NORMAL' },
    },
  })
  const { file, host, key, synchronous } = values
  const port = Number(values.port)
  if (file === undefined) throw new Error('--file is missing')
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port ${values.port} is not valid`)
  if (synchronous !== 'NORMAL' && synchronous !== 'FULL') throw new Error(`--synchronous ${synchronous} is not valid`)
  return { file, port, host, synchronous, ...(key === undefined ? {} : { key }) }
}

function fail(error: unknown): never {
  console.error((error as Error).message)
  process.exit(1)
}

function optionsOrUsage(): CosmosOptions {
  try {
    return readOptions()
  } catch (error) {
    return fail(new Error(`${(error as Error).message}\nusage: ${usage}`))
  }
}

try {
  const options = optionsOrUsage()
  const server = await startCosmos(options)
  let closing = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (closing) return
      closing = true
      server.close().then(() => process.exit(0), fail)
    })
  }
  console.log(JSON.stringify({ event: 'listening', service: 'cosmos', url: server.url, file: options.file, pid: process.pid }))
} catch (error) {
  fail(error)
}
