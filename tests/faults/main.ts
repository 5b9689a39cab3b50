import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, functionApps } from '@auctionwiz/local/stack/build-if-stale'
import { findFreeOffset } from '@auctionwiz/local/stack/ports'
import { csvOf } from '../bench/lib/csv.ts'
import { compare } from './compare.ts'
import { disturbances } from './disturb.ts'
import { importFile } from './import-file.ts'
import { newHouse, runningStack } from './running-stack.ts'
import { readAll } from './stored.ts'

const usage = `npm run faults -- [--rows 50000] [--kills 50] [--outage 10] [--seed 1]
Imports a file of bidders twice, into two copies of one house: undisturbed, and while services, workers, the database and the storage are killed at
random moments and the database is away for the given minutes. Nobody presses a button. Then it compares all documents that are stored, and
the file of rows that failed.
The same seed kills the same parts at the same rows. It takes 25 to 50 minutes, ten of them the outage.`

interface Plan {
  rows: number
  kills: number
  outage: number
  seed: number
}

const given = (): Plan => {
  const options = { rows: '50000', kills: '50', outage: '10', seed: '1' }
  const { values } = parseArgs({
    options: Object.fromEntries(Object.entries(options).map(([name, value]) => [name, { type: 'string', default: value }] as const)),
  })
  const number = (name: keyof typeof options): number => {
    const value = Number(values[name])
    if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} is a whole number, not ${values[name]}.\n${usage}`)
    return value
  }
  return { rows: number('rows'), kills: number('kills'), outage: number('outage'), seed: number('seed') }
}

const say = (line: string): void => console.log(line)

const main = async (): Promise<void> => {
  const { rows, kills, outage, seed } = given()
  if (build(functionApps) !== 0) throw new Error('The build failed; its lines above say why.')
  const folder = await mkdtemp(join(tmpdir(), 'auctionwiz-faults-'))
  try {
    const portOffset = await findFreeOffset()
    const place = (name: string) => ({ dataDir: join(folder, name), portOffset })
    const house = await runningStack(place('base'), newHouse)
    const { file } = csvOf(rows, seed)
    const imported = async (name: string, disturbing: ReturnType<typeof disturbances>) => {
      await cp(join(folder, 'base'), join(folder, name), { recursive: true })
      return runningStack(place(name), async (stack) => {
        const began = performance.now()
        const { results, errorFile } = await importFile(stack, house, file, disturbing)
        const { recordsProcessed, recordsImported, failed } = results
        const seconds = Math.round((performance.now() - began) / 1000)
        say(`${name}: ${recordsProcessed} rows, ${recordsImported} imported, ${failed} failed, ${seconds} s with what follows`)
        return [...(await readAll(stack)), { key: 'error file', fields: { text: errorFile } }]
      })
    }
    const undisturbed = await imported('undisturbed', disturbances({ rows, kills: 0, outage: 0, seed }, say))
    const disturbed = await imported('disturbed', disturbances({ rows, kills, outage, seed }, say))
    const differing = compare(undisturbed, disturbed)
    say(`${undisturbed.length} documents compared, ${differing.length} differ.`)
    if (differing.length > 0) throw new Error(differing.slice(0, 20).join('\n'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
