import { writeFileSync } from 'node:fs'
import { functionApps } from '@auctionwiz/local/stack/build-if-stale'
import { azureCli, type Command, type Context, output } from './context.ts'
import { namesOfApps } from './deploy-apps.ts'

interface AppSetting {
  name: string
  value: string
}

/** Names the identity of the app, as which an operator cannot sign in. */
const ofTheApp = new Set(['AZURE_CLIENT_ID', 'APPLICATIONINSIGHTS_AUTHENTICATION_STRING'])

const secret = /^@Microsoft\.KeyVault\(SecretUri=(\S+)\)$/

/** The settings that commands of operators read: those of the app, with the keys that they refer to. */
export const operatorSettings = (listed: readonly AppSetting[], readSecret: (address: string) => string): Record<string, string> =>
  Object.fromEntries(
    listed
      .filter(({ name, value }) => value !== '' && !ofTheApp.has(name))
      .map(({ name, value }) => {
        const [, address] = secret.exec(value) ?? []
        return [name, address === undefined ? value : readSecret(address)]
      }),
  )

export const readSettings: Command = {
  about: 'writes the settings of an app with its keys to a file, for commands of operators: settings <auth|bidders|auctions|upload> <file>',
  needs: [azureCli, output('RESOURCE_GROUP'), output('FUNCTION_APPS')],
  run: (context) => {
    const [app = '', file = ''] = context.args
    const index = functionApps.findIndex((name) => name.endsWith(`-${app}`))
    if (index < 0 || file === '') throw new Error('Name an app and a file: settings bidders bidders.json')
    const target = ['--resource-group', context.value('RESOURCE_GROUP'), '--name', namesOfApps(context)[index] ?? '']
    const listed = context.az(['functionapp', 'config', 'appsettings', 'list', ...target, '--output', 'json'])
    if (context.isDryRun) {
      readSecret(context)('<address of each key>')
      return
    }
    const Values = operatorSettings(JSON.parse(listed) as AppSetting[], readSecret(context))
    writeFileSync(file, `${JSON.stringify({ Values }, null, 2)}\n`, { mode: 0o600 })
    context.say(`${file} has the settings and keys of ${app}. Delete it when you are done.`)
  },
}

const readSecret =
  (context: Context) =>
  (address: string): string =>
    context.az(['keyvault', 'secret', 'show', '--id', address, '--query', 'value', '--output', 'tsv']).trimEnd()
