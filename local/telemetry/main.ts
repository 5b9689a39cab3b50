import { parseArgs } from 'node:util'
import { serve } from '../serve.ts'
import { collector } from './collector.ts'

/** `npm run traces`: shows what the local stack does while it runs with OTEL_EXPORTER_OTLP_ENDPOINT. */
const { values } = parseArgs({ options: { port: { type: 'string', default: '4318' } } })
const server = collector((lines) => process.stdout.write(`${lines.join('\n')}\n\n`))
serve(server, Number(values.port), 'collector of traces')
