import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { childEnvironment, nodeArguments, root } from '@auctionwiz/local/stack/child'

export interface RunningHost {
  url: string
  pid: number
  stop(): Promise<void>
}

interface HostOptions {
  settings?: string
  env?: Record<string, string>
  /** The kinds of functions it runs; all by default. */
  triggers?: string
}

/** Starts the local Functions host with one app on a free port, as the stack does; resolves when it listens. */
export const startHost = async (app: string, options: HostOptions): Promise<RunningHost> => {
  const args = [
    'packages/functions-host/main.ts',
    '--port',
    '0',
    '--app',
    app,
    ...(options.settings ? ['--settings', options.settings] : []),
    ...(options.triggers ? ['--triggers', options.triggers] : []),
  ]
  const child = spawn(process.execPath, nodeArguments(args), {
    cwd: root,
    env: childEnvironment(options.env ?? {}),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const errors: string[] = []
  createInterface({ input: child.stderr as NodeJS.ReadableStream }).on('line', (line) => errors.push(line))
  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the host of ${app} ended with ${code}: ${errors.join('\n')}`)))
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      if (line.startsWith('{"event":"listening"')) resolve((JSON.parse(line) as { url: string }).url)
    })
  })
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
