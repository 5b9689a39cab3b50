import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { azureCli, type Command, type Context, output } from './context.ts'
import { repliesSecret, vaultsOf } from './make-keys.ts'

const apiVersion = '2025-02-15'
/** How often the state of the subscription is read, and after how many milliseconds each time. */
const polls = { times: 36, ms: 5_000 }

/** Event Grid validates the address before it accepts the subscription, so the bidders service must be deployed by then. */
export const subscribeReplies: Command = {
  about: 'delivers replies to texts, such as STOP, to the bidders service; again after its secret was replaced',
  needs: [azureCli, output('COMMUNICATION_ID'), output('BIDDERS_URL'), output('KEY_VAULTS')],
  run: async (context) => {
    const vault = vaultsOf(context)[repliesSecret.vault] ?? ''
    const show = ['keyvault', 'secret', 'show', '--vault-name', vault, '--name', repliesSecret.name, '--query', 'value', '--output', 'tsv']
    const secret = context.az(show).trim()
    context.az(['provider', 'register', '--namespace', 'Microsoft.EventGrid', '--wait'])
    const place = `https://management.azure.com${context.value('COMMUNICATION_ID')}/providers/Microsoft.EventGrid`
    const url = `${place}/eventSubscriptions/textReplies?api-version=${apiVersion}`
    subscribe(context, url, secret)
    if (context.isDryRun) return
    await untilValidated(context, url)
    context.say('Replies to texts are delivered to the bidders service.')
  },
}

/** The secret goes through a file that its owner alone reads, since arguments of programs are visible to others. */
const subscribe = (context: Context, url: string, secret: string): void => {
  const endpointUrl = `${context.value('BIDDERS_URL')}/text-events?${new URLSearchParams({ secret })}`
  const properties = {
    destination: { endpointType: 'WebHook', properties: { endpointUrl, maxEventsPerBatch: 1, minimumTlsVersionAllowed: '1.2' } },
    filter: { includedEventTypes: ['Microsoft.Communication.SMSReceived'] },
    eventDeliverySchema: 'EventGridSchema',
    retryPolicy: { maxDeliveryAttempts: 30, eventTimeToLiveInMinutes: 1440 },
  }
  const folder = mkdtempSync(join(tmpdir(), 'replies-'))
  const file = join(folder, 'subscription.json')
  try {
    if (!context.isDryRun) writeFileSync(file, JSON.stringify({ properties }), { mode: 0o600 })
    const header = ['--headers', 'Content-Type=application/json']
    context.az(['rest', '--method', 'PUT', '--url', url, ...header, '--body', `@${file}`, '--output', 'none'])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const untilValidated = async (context: Context, url: string): Promise<void> => {
  for (let time = 1; time <= polls.times; time += 1) {
    const state = context.az(['rest', '--method', 'GET', '--url', url, '--query', 'properties.provisioningState', '--output', 'tsv']).trim()
    if (state === 'Succeeded') return
    if (state === 'Failed' || state === 'AwaitingManualAction')
      throw new Error(
        `Event Grid could not validate the address (${state}). See that the bidders service runs with SMS_SENDER and the present secret, then repeat this.`,
      )
    await pause(polls.ms)
  }
  throw new Error('Event Grid did not finish the subscription. Repeat this.')
}
