import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Role } from '@auctionwiz/contracts/permissions'
import { build, functionApps } from '@auctionwiz/local/stack/build-if-stale'
import { findFreeOffset } from '@auctionwiz/local/stack/ports'
import { startStack } from '@auctionwiz/local/start'
import { startReceiver, type TelemetryReceiver } from '../support/telemetry-receiver.ts'
import { createTenant } from '../support/tenant.ts'
import { countingClient } from './client.ts'
import type { Desk } from './mix.ts'
import type { Charge } from './results.ts'
import type { LoadTarget } from './target.ts'

const roles: Record<Desk, Role> = { admin: 'admin', staff: 'staff', clerk: 'admin', viewer: 'viewer' }

/** Milliseconds after which the apps have exported their last spans. */
const exported = 4_000

/** A stack of its own on free ports, each house in an account of its own. The apps report what their calls cost to a collector. */
export const localTarget = async (houseCount: number): Promise<LoadTarget> => {
  if (build(functionApps) !== 0) throw new Error('The build failed; its lines above say why.')
  const dataDir = await mkdtemp(join(tmpdir(), 'auctionwiz-load-'))
  const receiver = await startReceiver()
  const flagsFile = join(dataDir, 'app-configuration.json')
  await copyFile('local/app-configuration/settings.json', flagsFile)
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }
  const stack = await startStack({ dataDir, flagsFile, portOffset: await findFreeOffset(), web: false, settings, log: onlyProblems })
  const { signingKey } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as { signingKey: string }
  const info = { urls: stack.urls, settings: stack.settings, signingKey, dataDir, flagsFile }
  const tenants = await Promise.all(Array.from({ length: houseCount }, () => createTenant(info)))
  return {
    houses: tenants.map((tenant) => ({
      id: tenant.houseId,
      as: async (desk) => {
        const accessToken = await tenant.token(roles[desk as Desk])
        return (answered) => countingClient(stack.urls, { accessToken, auctionHouseId: tenant.houseId }, answered)
      },
    })),
    charges: async (since) => {
      await pause(exported)
      return chargesIn(receiver, since)
    },
    stop: async () => {
      await stack.stop()
      await receiver.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const onlyProblems = ({ service, level, text }: { service: string; level: string; text: string }): void => {
  if (level === 'error') process.stderr.write(`${service}: ${text}\n`)
}

const callSpan = /^call (\w+)$/

const chargesIn = ({ spans }: TelemetryReceiver, since: Date): Map<string, Charge> => {
  const charges = new Map<string, Charge>()
  for (const { name, start, fields } of spans) {
    const [, call] = callSpan.exec(name) ?? []
    if (call === undefined || start < since.getTime()) continue
    const before = charges.get(call) ?? { calls: 0, requestUnits: 0, operations: 0 }
    charges.set(call, {
      calls: before.calls + 1,
      requestUnits: before.requestUnits + Number(fields['auctionwiz.request_units'] ?? 0),
      operations: before.operations + Number(fields['auctionwiz.storage_operations'] ?? 0),
    })
  }
  return charges
}
