import { parseArgs } from 'node:util'
import { orFail } from '../fail.ts'
import { serve } from '../serve.ts'
import { readConnection } from './hmac.ts'
import { createAppConfiguration } from './server.ts'
import { SettingsFile } from './settings-file.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '8483' }, file: { type: 'string' } } })
const file = orFail(() => {
  if (!values.file) throw new Error('--file FILE says which settings to serve')
  return new SettingsFile(values.file, (message) => console.error(message))
})
const { id, secret } = readConnection(process.env.APP_CONFIGURATION_CONNECTION ?? '')
serve(
  createAppConfiguration({ read: () => file.read(), credential: { id, secret }, now: Date.now }),
  Number(values.port),
  `settings of ${values.file}`,
)
