import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { StackInfo } from './stack.ts'

type Place = Pick<StackInfo, 'dataDir'>

/** Kills all processes of an app, as a crash does; the stack restarts them. */
export const killApp = ({ dataDir }: Place, app: 'auth' | 'bidders' | 'upload'): void =>
  end('SIGKILL', `functions-host/main.ts .*--settings ${join(dataDir, `settings-${app}.json`)} `)

/** Kills the database likewise. */
export const killDatabase = ({ dataDir }: Place): void => end('SIGKILL', `cosmos-sqlite/main.ts --file ${join(dataDir, 'cosmos.sqlite')} `)

/** Ends the storage of blobs and queues while it is in use. With SIGKILL Azurite would lose messages, which Azure Storage does not. */
export const endStorage = ({ dataDir }: Place): void => end('SIGTERM', `azurite.js --location ${join(dataDir, 'azurite')} `)

const end = (signal: NodeJS.Signals, commandLine: string): void => {
  const pids = execFileSync('pgrep', ['-f', commandLine], { encoding: 'utf8' })
  for (const pid of pids.trim().split('\n')) process.kill(Number(pid), signal)
}
