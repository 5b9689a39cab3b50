import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Context } from './context.ts'
import { subscribeReplies } from './subscribe-replies.ts'

const values: Record<string, string> = {
  COMMUNICATION_ID: '/subscriptions/1/acs',
  BIDDERS_URL: 'https://bidders.example',
  KEY_VAULTS: '["kv-auth","kv-bidd","kv-uplo"]',
}

/** Runs the command where Azure says `state` of the subscription. */
const run = async (state: string) => {
  const calls: string[] = []
  const said: string[] = []
  let body = ''
  const context: Context = {
    isDryRun: false,
    args: [],
    value: (name) => values[name] ?? '',
    say: (line) => void said.push(line),
    az: (call) => {
      calls.push(call.join(' '))
      if (call.includes('PUT')) body = readFileSync(call.find((word) => word.startsWith('@'))?.slice(1) ?? '', 'utf8')
      if (call[0] === 'keyvault') return 'the+secret\n'
      return call.includes('GET') ? `${state}\n` : ''
    },
  }
  const outcome = await Promise.resolve(subscribeReplies.run(context)).catch((error: Error) => error.message)
  return { calls, said, outcome, body }
}

it('subscribes the bidders service to replies, with the secret in a file and in no argument', async () => {
  const { calls, said, body } = await run('Succeeded')
  expect(calls[0]).toContain('--vault-name kv-bidd --name sms-events-secret')
  expect(calls.filter((call) => call.includes('the+secret'))).toEqual([])
  expect(JSON.parse(body)).toMatchObject({
    properties: {
      destination: { properties: { endpointUrl: 'https://bidders.example/text-events?secret=the%2Bsecret' } },
      filter: { includedEventTypes: ['Microsoft.Communication.SMSReceived'] },
    },
  })
  expect(said).toEqual(['Replies to texts are delivered to the bidders service.'])
})

it.each(['Failed', 'AwaitingManualAction'])('says what to do where the address was not validated: %s', async (state) => {
  const { said, outcome } = await run(state)
  expect(outcome).toContain(`Event Grid could not validate the address (${state}). See that the bidders service runs`)
  expect(said).toEqual([])
})
