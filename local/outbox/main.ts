import { parseArgs } from 'node:util'
import { orFail } from '../fail.ts'
import { serve } from '../serve.ts'
import { replySender } from './replies.ts'
import { createOutbox } from './server.ts'
import { openOutbox } from './store.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '9092' },
    file: { type: 'string', default: '.data/outbox.sqlite' },
    replies: { type: 'string' },
  },
})
const now = () => new Date()
const store = orFail(() => openOutbox(values.file, now))
const { SMS_EVENTS_SECRET: secret } = process.env
const reply = values.replies && secret ? replySender({ address: values.replies, secret, now }) : undefined
serve(createOutbox(store, reply), Number(values.port), 'mails and texts', store.close)
