import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { serve } from '../serve.ts'
import { createWebServer } from './server.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4280' },
    folder: { type: 'string', default: 'web/dist' },
    config: { type: 'string' },
    'port-offset': { type: 'string', default: '0' },
  },
})
const memory = values.config ? { '/config.json': JSON.parse(readFileSync(values.config, 'utf8')) as object } : {}
serve(
  createWebServer({ folder: values.folder, memory, portOffset: Number(values['port-offset']) }),
  Number(values.port),
  'the built web app',
)
