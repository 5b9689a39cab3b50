import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { StackInfo } from './stack.ts'

/** Kills all processes of an app, as a crash does; the stack restarts them. */
export const killApp = ({ dataDir }: Pick<StackInfo, 'dataDir'>, app: 'auth' | 'bidders' | 'upload'): void => {
  const settings = join(dataDir, `settings-${app}.json`)
  const pids = execFileSync('pgrep', ['-f', `functions-host/main.ts .*--settings ${settings} `], { encoding: 'utf8' })
  for (const pid of pids.trim().split('\n')) process.kill(Number(pid), 'SIGKILL')
}
