/**
 * Says how many stored documents are of an older version, and upgrades them, for operators. It needs the address of the database: from the environment,
 * or from a file such as `.data/settings-auth.json`, which the local stack writes.
 * `npm run records -- status|upgrade [--settings <json>]`
 */
import { parseArgs } from 'node:util'
import { containersFromSettings } from '@auctionwiz/platform/azure/app-environment'
import { cosmosStore } from '@auctionwiz/platform/azure/cosmos-store'
import { countInCosmos, findInCosmos } from '@auctionwiz/platform/azure/find-in-cosmos'
import { consoleLogger } from '@auctionwiz/platform/azure/functions-app'
import { useOperatorSettings } from '@auctionwiz/platform/azure/operator-settings'
import { allRecords } from '@auctionwiz/records/all-records'
import { reportOutdated, upgradeRecords } from './upgrade-records.ts'

const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { settings: { type: 'string' } } })
  const [command] = positionals
  if (command !== 'status' && command !== 'upgrade')
    throw new Error('npm run records -- status|upgrade [--settings <json>]\nSee docs/operations.md.')
  useOperatorSettings('auth', values.settings)
  const containers = containersFromSettings()
  const say = (line: string): void => console.info(line)
  const read = { records: allRecords, count: countInCosmos(containers), say }
  if (command === 'status') {
    await reportOutdated(read)
    return
  }
  const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
  const write = { store: cosmosStore(containers), find: findInCosmos(containers), log: consoleLogger(), now: () => new Date(), wait }
  const damaged = await upgradeRecords({ ...read, ...write })
  if (damaged > 0) throw new Error(`${damaged} documents are damaged and stay as they are; the lines above name them.`)
}

try {
  await run()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
