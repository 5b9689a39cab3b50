import { spawnSync } from 'node:child_process'
import type { FileRun } from './match-file.ts'

/** The same as `matchFile`, in a separate process, to measure its memory. */
export const measureFile = (file: string, without: readonly string[] = []): FileRun => {
  const main = new URL('main.ts', import.meta.url).pathname
  const { status, stdout } = spawnSync(process.execPath, [main, '--people', file, '--without', without.join(','), '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`Matching ${file} failed`)
  return JSON.parse(stdout) as FileRun
}
