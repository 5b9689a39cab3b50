import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type Line = { event?: string; url?: string; level?: string; category?: string; message?: string }

export type MainProcess = {
  /** Resolves with the first line that is `event`; rejects when the process ends before. */
  event(name: string): Promise<Line>
  lines: Line[]
  /** Resolves with the next message over the channel that a supervisor has. */
  message(): Promise<unknown>
  stop(): Promise<number | null>
  ended: Promise<{ code: number | null; stderr: string }>
}

/** Runs the host's command line in a separate process. */
export function runMain(args: readonly string[], environment: Record<string, string> = {}): MainProcess {
  const main = join(import.meta.dirname, '..', 'main.ts')
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  if (!child.stdout || !child.stderr) throw new Error('the process has no output')
  const lines: Line[] = []
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const reader = createInterface(child.stdout)
  reader.on('line', (line) => lines.push(JSON.parse(line) as Line))
  const ended = new Promise<{ code: number | null; stderr: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, stderr }))
  })
  return {
    lines,
    ended,
    message: async () => (await once(child, 'message'))[0],
    event(name) {
      return new Promise((resolve, reject) => {
        const find = (): void => {
          const found = lines.find(({ event }) => event === name)
          if (found) resolve(found)
        }
        reader.on('line', find)
        find()
        void ended.then(({ code }) => reject(new Error(`ended with code ${code}: ${stderr}`)))
      })
    },
    async stop() {
      child.kill('SIGTERM')
      return (await ended).code
    },
  }
}
