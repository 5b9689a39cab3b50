import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serve } from '../serve.ts'
import { loadKeys } from './keys.ts'
import { createIdentityProvider } from './provider.ts'
import { readStaff } from './staff.ts'
import { openStore } from './store.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '9091' },
    data: { type: 'string', default: '.data/identity' },
    staff: { type: 'string' },
    'client-id': { type: 'string', default: 'auctionwiz-web' },
    redirect: { type: 'string', multiple: true, default: ['http://localhost:4280/redirect.html'] },
    'after-logout': { type: 'string', multiple: true, default: ['http://localhost:4280', 'http://localhost:4280/'] },
  },
})
const staffFile = values.staff
if (!staffFile) throw new Error('--staff FILE says who may sign in')

mkdirSync(values.data, { recursive: true })
const store = openStore(join(values.data, 'sessions.sqlite'), () => Math.floor(Date.now() / 1000))
const provider = createIdentityProvider({
  issuer: `http://localhost:${values.port}`,
  clientId: values['client-id'],
  redirectUris: values.redirect,
  afterLogoutUris: values['after-logout'],
  keys: loadKeys(values.data),
  staff: () => readStaff(staffFile),
  adapter: store.adapter,
})
provider.on('server_error', (_ctx, error) => console.error(`error ${error.stack}`))
serve(createServer(provider.callback()), Number(values.port), 'sign-in', store.close)
