import { parseArgs } from 'node:util'
import { serve } from '../serve.ts'
import { createPlatforms } from './server.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '9093' } } })
serve(createPlatforms(), Number(values.port), 'bidding platforms')
