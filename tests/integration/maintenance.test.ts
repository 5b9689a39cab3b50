import { readFile, writeFile } from 'node:fs/promises'
import { listAuctions } from '@auctionwiz/contracts/auctions'
import { listBidders } from '@auctionwiz/contracts/bidders'
import { listFeatures } from '@auctionwiz/contracts/features'
import { login } from '@auctionwiz/contracts/sign-in'
import { listUploads } from '@auctionwiz/contracts/uploads'
import { afterEach, expect, it, vi } from 'vitest'
import { ownStack } from '../support/own-stack.ts'
import { createTenant } from '../support/tenant.ts'

const stack = ownStack()
const open = await readFile(stack.flagsFile, 'utf8')

/** What an operator does in App Configuration; nothing is deployed or restarted. */
const close = async (conditions?: unknown): Promise<void> => {
  const settings = JSON.parse(open) as { featureFlags: { id: string; enabled: boolean }[] }
  const flags = settings.featureFlags.map((flag) =>
    flag.id === 'maintenance' ? { ...flag, enabled: true, ...(conditions ? { conditions } : {}) } : flag,
  )
  await writeFile(stack.flagsFile, JSON.stringify({ ...settings, featureFlags: flags }))
}

const { as } = await createTenant(stack)
const call = await as('viewer')
const calls = () =>
  Promise.allSettled([
    call(listBidders, {}),
    call(listAuctions, {}),
    call(listUploads, {}),
    call(login, { body: { email: 'a@b.example', password: 'none at all' } }),
  ])
const codes = async () => (await calls()).map((one) => (one.status === 'rejected' ? one.reason.code : 'answered'))

afterEach(async () => {
  await writeFile(stack.flagsFile, open)
  await vi.waitFor(async () => expect(await codes()).not.toContain('maintenance'), { timeout: 20_000, interval: 500 })
})

it('announces a maintenance whose time window begins within a day', async () => {
  const from = new Date(Date.now() + 3_600_000).toISOString()
  const to = new Date(Date.now() + 7_200_000).toISOString()
  await close({ client_filters: [{ name: 'Microsoft.TimeWindow', parameters: { Start: from, End: to } }] })
  const announced = async () => (await call(listFeatures, {})).maintenance
  await vi.waitFor(async () => expect(await announced()).toEqual({ from, to }), { timeout: 20_000, interval: 500 })
  expect(await codes()).not.toContain('maintenance')
})

it('closes every app by a flag, says so in the language of the reader, and opens again', async () => {
  await close()
  await vi.waitFor(async () => expect(new Set(await codes())).toEqual(new Set(['maintenance'])), { timeout: 20_000, interval: 500 })
  const sent = { method: 'POST', headers: { 'content-type': 'application/json', 'accept-language': 'fr' }, body: '{}' }
  const answer = await fetch(`${stack.urls.auth}/${login.path}`, sent)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
  const { error } = (await answer.json()) as { error: { message: string } }
  expect(error.message).toBe('AuctionWiz est en maintenance. Rien n’est perdu. Réessayez dans quelques minutes.')
  for (const app of ['auth', 'bidders', 'upload'] as const)
    for (const path of ['health', 'ready']) expect((await fetch(`${stack.urls[app]}/${path}`)).status).toBe(200)
})
