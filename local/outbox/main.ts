import { parseArgs } from 'node:util'
import { orFail } from '../fail.ts'
import { serve } from '../serve.ts'
import { createOutbox } from './server.ts'
import { openOutbox } from './store.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '9092' }, file: { type: 'string', default: '.data/outbox.sqlite' } },
})
const store = orFail(() => openOutbox(values.file, () => new Date()))
serve(createOutbox(store), Number(values.port), 'mails and texts', store.close)
