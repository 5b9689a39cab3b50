import { setTimeout as pause } from 'node:timers/promises'
import { type Command, output } from './context.ts'
import { importIntoHouse } from './smoke-import.ts'

/** How often an app that has just been deployed is asked before it counts as not ready, and the pause in between. */
const tries = 30
const pauseMs = 5_000

const apps = ['AUTH_URL', 'BIDDERS_URL', 'AUCTIONS_URL', 'UPLOAD_URL'] as const

export const smoke: Command = {
  about: 'checks an environment: sign-in page, readiness of each app with its triggers, one import in a house of its own',
  needs: [
    ...['WEB_ORIGIN', ...apps].map(output),
    ...['SMOKE_EMAIL', 'SMOKE_PASSWORD'].map((name) => ({
      kind: 'value' as const,
      name,
      remedy:
        'Make a user for this check, owner of an account of its own with a password and no second factor, and set its address and password.',
    })),
  ],
  run: async ({ value, isDryRun, say }) => {
    const web = value('WEB_ORIGIN')
    const addresses = apps.map((name) => value(name))
    if (isDryRun) {
      say(`GET ${web}/ and ${web}/config.json`)
      for (const address of addresses) say(`GET ${address}/ready until its status is ready`)
      say(`POST ${addresses[0]}/login as ${value('SMOKE_EMAIL')}, import ten bidders into the house "Deployment check" and delete them`)
      return
    }
    await checkPage(web)
    say('The sign-in page is served.')
    for (const address of new Set(addresses)) {
      await waitUntilReady(address)
      say(`${address} is ready.`)
    }
    const imported = await importIntoHouse({
      addresses: { auth: value('AUTH_URL'), bidders: value('BIDDERS_URL'), auctions: value('AUCTIONS_URL'), upload: value('UPLOAD_URL') },
      email: value('SMOKE_EMAIL'),
      password: value('SMOKE_PASSWORD'),
    })
    say(`An import brought ${imported} bidders, which were deleted again.`)
  },
}

const checkPage = async (origin: string): Promise<void> => {
  const page = await fetch(`${origin}/`)
  const text = await page.text()
  if (!page.ok || !text.includes('<script')) throw new Error(`${origin} does not serve the web app: status ${page.status}.`)
  const config = await fetch(`${origin}/config.json`)
  if (!config.ok) throw new Error(`${origin}/config.json is missing: run "npm run deploy -- web" before the web app is deployed.`)
}

/** The apps without queue functions name no triggers; the others are ready only once a trigger answered. */
const waitUntilReady = async (address: string): Promise<void> => {
  let last = 'no answer'
  for (let look = 0; look < tries; look += 1) {
    const answer = await fetch(`${address}/ready`).catch((error: Error) => error)
    last = answer instanceof Error ? answer.message : await answer.text()
    if (last.includes('"status":"ready"')) return
    await pause(pauseMs)
  }
  throw new Error(`${address} is not ready: ${last}`)
}
