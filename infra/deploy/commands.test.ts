import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { commands } from './commands.ts'
import { missing, output, readOutputs } from './context.ts'
import { missingIn } from './drill.ts'
import { operatorSettings } from './read-settings.ts'

const outputs = {
  RESOURCE_GROUP: 'rg-aw-dev-abc123',
  WEB_ORIGIN: 'https://web.example',
  AUTH_URL: 'https://auth.example',
  BIDDERS_URL: 'https://bidders.example',
  AUCTIONS_URL: 'https://auctions.example',
  UPLOAD_URL: 'https://upload.example',
  IDENTITY_AUTHORITY: 'https://login.example/organizations',
  IDENTITY_CLIENT_ID: '00000000-0000-0000-0000-000000000000',
  FUNCTION_APPS: ['func-auth', 'func-bidders', 'func-auctions', 'func-upload'],
  KEY_VAULTS: ['kv-auth', 'kv-bidd', 'kv-uplo'],
  COMMUNICATION_ID: '/subscriptions/1/resourceGroups/rg-aw-dev-abc123/providers/Microsoft.Communication/communicationServices/acs-aw',
  PACKAGES_ACCOUNT: 'stawpkgdevabc123',
}

/** A file as `az deployment sub show --query properties.outputs` prints it. */
const outputsFile = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'outputs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'outputs.json')
  writeFileSync(file, JSON.stringify(Object.fromEntries(Object.entries(outputs).map(([name, value]) => [name, { type: 'any', value }]))))
  return file
}

const runWith = (env: Record<string, string>, args: readonly string[]) =>
  spawnSync(process.execPath, ['infra/deploy/main.ts', ...args], { encoding: 'utf8', env })

/** Where no tool and no value is. */
const run = (...args: string[]) => runWith({ PATH: '' }, args)

/** A folder with an Azure CLI that answers as this script for a POSIX shell says. */
const azureCliOf = (script: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'az-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'az'), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, 'az'), 0o755)
  return folder
}

const shown: Record<string, string> = {
  register: 'az rest --method PATCH --url https://graph.microsoft.com/v1.0/applications/<id>',
  check: 'The deployment can begin, with the app registration 00000000-0000-0000-0000-000000000000.',
  package: 'build functions-auth, functions-bidders, functions-auctions, functions-upload, web',
  keys: 'az keyvault secret set --vault-name kv-auth --name signing-key --file',
  web: '"scoring": "https://bidders.example"',
  apps: 'az functionapp deployment source config-zip --resource-group rg-aw-dev-abc123 --name func-auctions --src',
  keep: 'az storage blob upload-batch --account-name stawpkgdevabc123 --auth-mode login --destination releases',
  replies: '/communicationServices/acs-aw/providers/Microsoft.EventGrid/eventSubscriptions/textReplies',
  smoke: 'GET https://upload.example/ready',
  settings: 'az functionapp config appsettings list --resource-group rg-aw-dev-abc123 --name func-bidders',
  drill: 'az cosmosdb restore --resource-group rg-aw-dev-abc123',
  rollback: 'az storage blob download-batch --account-name stawpkgdevabc123',
}

const argumentsOf: Record<string, string[]> = {
  register: ['https://web.example'],
  rollback: ['1deda9a'],
  keep: ['1deda9a'],
  settings: ['bidders', 'bidders.json'],
}

it.each(Object.keys(commands))('%s shows in a dry run what it would do', (name) => {
  const { status, stdout, stderr } = run(name, ...(argumentsOf[name] ?? []), '--dry-run', '--outputs', outputsFile())
  expect(status, stderr).toBe(0)
  expect(stdout).toContain(shown[name])
})

it.each(Object.keys(commands).filter((name) => name !== 'package'))('%s says at once what it lacks, and does nothing', (name) => {
  const { status, stdout, stderr } = run(name, ...(argumentsOf[name] ?? []))
  expect(status).toBe(2)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^Missing (program|value) \w+\. \S/m)
})

it('says that nobody is signed in to Azure, before it calls anything', () => {
  const PATH = azureCliOf('echo "ERROR: Please run az login to setup account." >&2; exit 1')
  const { status, stdout, stderr } = runWith({ PATH }, ['keys', '--outputs', outputsFile()])
  expect(status).toBe(2)
  expect(stdout).toBe('')
  expect(stderr).toBe('Not signed in to Azure. Run "az login", and with several subscriptions "az account set --subscription <name>".\n')
})

it('says that the Azure CLI works in another subscription than azd', () => {
  const env = { PATH: azureCliOf('echo sub-one'), IDENTITY_CLIENT_ID: 'client' }
  const other = runWith({ ...env, AZURE_SUBSCRIPTION_ID: 'sub-two' }, ['check'])
  expect(other.status).toBe(2)
  expect(other.stderr).toContain('Run "az account set --subscription sub-two".')
  const same = runWith({ ...env, AZURE_SUBSCRIPTION_ID: 'SUB-ONE' }, ['check'])
  expect([same.status, same.stderr]).toEqual([0, ''])
})

it('renews the registration of exactly its name, and none that admits other people', () => {
  const [exact = ''] = run('register', 'https://web.example', '--dry-run').stdout.split('\n')
  expect(exact).toContain("--filter 'displayName eq '\\''AuctionWiz'\\''' --query")
  const PATH = azureCliOf(`echo '[{"appId":"a","id":"i","signInAudience":"AzureADMyOrg"}]'`)
  const { status, stdout, stderr } = runWith({ PATH }, ['register', 'https://web.example'])
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('AuctionWiz is registered for AzureADMyOrg, not AzureADMultipleOrgs.')
})

it('lists its commands when it knows the one asked for not', () => {
  const { status, stderr } = run('deplyo')
  expect(status).toBe(2)
  for (const name of Object.keys(commands)) expect(stderr).toContain(`  ${name}`)
})

it('refuses an address that is no origin', () => {
  const { status, stderr } = run('register', 'https://web.example/redirect.html', '--dry-run')
  expect(status).toBe(1)
  expect(stderr).toContain('https://web.example/redirect.html is no origin')
})

it('reads outputs as the Azure CLI prints them', () => {
  expect(readOutputs(outputsFile())).toMatchObject({ AUTH_URL: 'https://auth.example', KEY_VAULTS: '["kv-auth","kv-bidd","kv-uplo"]' })
})

it('reads the keys that settings refer to, and leaves out as which identity the app signs in', () => {
  const listed = [
    { name: 'COSMOS_ENDPOINT', value: 'https://cosmos.example' },
    { name: 'NETWORK_KEY', value: '@Microsoft.KeyVault(SecretUri=https://kv.example/secrets/network-key)' },
    { name: 'SMS_SENDER', value: '' },
    { name: 'AZURE_CLIENT_ID', value: '00000000-0000-0000-0000-000000000000' },
  ]
  expect(operatorSettings(listed, (address) => `key at ${address}`)).toEqual({
    COSMOS_ENDPOINT: 'https://cosmos.example',
    NETWORK_KEY: 'key at https://kv.example/secrets/network-key',
  })
})

it('finds out which containers a restore has not brought back', () => {
  expect(missingIn({ bidders: 100, cases: 0, work: 7 }, { bidders: 95, cases: 0, work: 7 })).toEqual([])
  expect(missingIn({ bidders: 100, cases: 3 }, { bidders: 60 })).toEqual(['bidders has 60 of 100 documents', 'cases has 0 of 3 documents'])
})

it('names what is missing with its remedy', () => {
  const tool = { kind: 'tool', name: 'az', remedy: 'Install it.' } as const
  expect(missing([tool, output('AUTH_URL')], { AUTH_URL: 'https://auth.example' }, () => false)).toEqual([
    'Missing program az. Install it.',
  ])
  expect(missing([tool, output('AUTH_URL')], {}, () => true)[0]).toMatch(/^Missing value AUTH_URL\. Run this as a hook of azd/)
})
