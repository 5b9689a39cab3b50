import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { LogLine } from './log.ts'
import { findFreeOffset, isPortFree, shiftPorts } from './ports.ts'
import { startStack } from './start-stack.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'stack-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

test('starts the requested services next to another stack, writes the settings, restarts what was killed, and stops all', async () => {
  const lines: LogLine[] = []
  const log = (line: LogLine) => lines.push(line)
  const portOffset = await findFreeOffset()
  const services = ['appconfig', 'identity', 'outbox'] as const
  const stack = await startStack({ dataDir, portOffset, services, log, settings: { EXTRA: 'yes' } })
  try {
    await expect(startStack({ dataDir, portOffset, services, log })).rejects.toThrow('wanted by the outbox')

    const file = (name: string) => JSON.parse(readFileSync(join(dataDir, `settings-${name}.json`), 'utf8'))
    expect(file('bidders').Values).toMatchObject({ ...stack.settings, EXTRA: 'yes' })
    expect(file('bidders').Values).not.toHaveProperty('SIGNING_KEY')
    expect(JSON.parse(file('auth').Values.SIGNING_KEY)).toMatchObject({ alg: 'ES256' })
    expect(file('web').services.auth).toBe(stack.urls.auth)

    const found = await (await fetch(`${stack.urls.identity}/.well-known/openid-configuration`)).json()
    expect(found).toMatchObject({ issuer: stack.settings.IDENTITY_ISSUER, jwks_uri: stack.settings.IDENTITY_JWKS_URI })
    expect(found).toMatchObject(file('web').identity.metadata)

    stack.kill('outbox', 'SIGKILL')
    await vi.waitFor(() => expect(lines.map((line) => `${line.service} ${line.text}`)).toContain('outbox is back'), 10_000)
    expect((await fetch(`${stack.urls.outbox}/messages`)).status).toBe(200)
  } finally {
    await stack.stop()
  }
  expect(await isPortFree(shiftPorts(portOffset).outbox)).toBe(true)
})

test('a start that is called off leaves nothing running', async () => {
  const portOffset = await findFreeOffset()
  const calledOff = new AbortController()
  const log = () => calledOff.abort(new Error('called off'))
  await expect(startStack({ dataDir, portOffset, services: ['appconfig', 'outbox'], log, signal: calledOff.signal })).rejects.toThrow(
    'called off',
  )
  expect(await isPortFree(shiftPorts(portOffset).outbox)).toBe(true)
})
