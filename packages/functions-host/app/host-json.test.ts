import { expect, test } from 'vitest'
import { parseHostJson } from './host-json.ts'

test('fills in the defaults of the Functions host', () => {
  expect(parseHostJson({ version: '2.0' })).toEqual({
    routePrefix: 'api',
    functionTimeout: 1_800_000,
    queues: {
      batchSize: 16,
      newBatchThreshold: 8,
      visibilityTimeout: 0,
      maxDequeueCount: 5,
      maxPollingInterval: 60_000,
      messageEncoding: 'base64',
    },
    extensionBundle: false,
    logLevels: {},
  })
})

test('takes what is given', () => {
  const config = parseHostJson({
    version: '2.0',
    functionTimeout: '-1',
    extensions: { http: { routePrefix: '/v1/' }, queues: { batchSize: 4, visibilityTimeout: '00:00:10', messageEncoding: 'none' } },
    logging: { logLevel: { Default: 'Warning', 'Function.one': 'Debug' } },
  })
  expect(config).toMatchObject({
    routePrefix: 'v1',
    functionTimeout: undefined,
    logLevels: { default: 'warning', 'Function.one': 'debug' },
  })
  expect(config.queues).toMatchObject({ batchSize: 4, newBatchThreshold: 2, visibilityTimeout: 10_000, messageEncoding: 'none' })
})

test.each([
  [{}, 'version'],
  [{ version: '2.0', extensions: { queues: { batchSize: 33 } } }, 'batchSize'],
  [{ version: '2.0', extensions: { queues: { maxDequeueCount: 0 } } }, 'maxDequeueCount'],
  [{ version: '2.0', extensions: { queues: { visibilityTimeout: 10 } } }, 'visibilityTimeout'],
  [{ version: '2.0', extensions: { queues: { messageEncoding: 'utf8' } } }, 'messageEncoding'],
  [{ version: '2.0', extensionBundle: { id: 'Extensions', version: '[4.*, 5.0.0)' } }, 'extensionBundle.id'],
  [{ version: '2.0', extensionBundle: { id: 'Microsoft.Azure.Functions.ExtensionBundle', version: '4' } }, 'extensionBundle.version'],
  [{ version: '2.0', logging: { logLevel: { default: 'loud' } } }, 'logLevel'],
])('refuses %j naming the option', (content, name) => {
  expect(() => parseHostJson(content)).toThrow(name)
})
