import { watch } from 'node:fs'
import { join } from 'node:path'
import { build, functionApps } from './build-if-stale.ts'
import { root } from './child.ts'
import type { Level, Log } from './log.ts'
import { functionHosts } from './plan.ts'
import type { Stack } from './start-stack.ts'

const folders = ['contracts', 'domain', 'platform', 'records', ...functionApps]

/** Builds the functions apps again after a change of their sources and restarts their hosts. The web app reloads automatically. */
export function watchApps(stack: Stack, log: Log): void {
  const say = (level: Level, text: string) => log({ time: new Date(), service: 'stack', level, text })
  let timer: NodeJS.Timeout | undefined
  const rebuild = async () => {
    say('info', 'sources changed: building the functions apps')
    if (build(functionApps) !== 0) return say('error', 'the build failed; the last good one keeps running')
    await stack.restart(functionHosts)
    say('info', 'the functions apps run the new build')
  }
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !isSource(file)) return
      clearTimeout(timer)
      // Editors write a file in several steps; the pause gathers them.
      timer = setTimeout(() => void rebuild().catch((error: Error) => say('error', error.message)), 300)
    })
  }
}

/** Whether a changed file goes into a build. */
export function isSource(file: string): boolean {
  return /\.(ts|tsx|json)$/.test(file) && !/\.test\.tsx?$/.test(file) && !/(^|[\\/])(dist|node_modules)[\\/]/.test(file)
}
