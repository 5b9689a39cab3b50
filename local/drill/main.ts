/** Drills on stacks of their own: `npm run drill -- restore|move [--dry-run]`. See docs/operations.md. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, functionApps } from '../stack/build-if-stale.ts'
import { drillMove, moveSteps } from './move.ts'
import { drillRestore, restoreSteps } from './restore.ts'

const drills = {
  restore: { steps: restoreSteps, run: drillRestore },
  move: { steps: moveSteps, run: drillMove },
}

const usage = `npm run drill -- restore|move [--dry-run]
  restore  loses all data of a stack and brings them back from a backup
  move     moves an account with its houses to another region
Each uses stacks of its own on free ports with data of their own. On Azure: npm run deploy -- drill.`

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean', default: false } } })
  const [name = ''] = positionals
  if (name !== 'restore' && name !== 'move') throw new Error(usage)
  const { steps, run } = drills[name]
  if (values['dry-run']) {
    for (const [index, step] of steps.entries()) console.log(`${index + 1}. ${step}`)
    return
  }
  if (build(functionApps) !== 0) throw new Error('The build failed; its lines above say why.')
  const folder = await mkdtemp(join(tmpdir(), 'auctionwiz-drill-'))
  try {
    await run(folder, (line) => console.log(line))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
