import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { childEnvironment, nodeArguments, root } from './child.ts'
import { type Log, readChildLine } from './log.ts'

/** Runs a script to its end with its output in the log; rejects when it fails or `signal` stops it. */
export async function runStep(
  name: string,
  args: string[],
  env: Record<string, string>,
  log: Log,
  signal?: AbortSignal | undefined,
): Promise<void> {
  const child = spawn(process.execPath, nodeArguments(args), {
    cwd: root,
    env: childEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
    windowsHide: true,
  })
  const stop = () => child.kill('SIGTERM')
  signal?.addEventListener('abort', stop)
  for (const stream of ['stdout', 'stderr'] as const) {
    createInterface({ input: child[stream] as NodeJS.ReadableStream }).on('line', (raw) => {
      if (raw.trim() !== '') log({ time: new Date(), service: name, ...readChildLine(raw, stream) })
    })
  }
  const ending = await new Promise<number | string>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, by) => resolve(by ?? code ?? 1))
  })
  signal?.removeEventListener('abort', stop)
  if (ending !== 0)
    throw new Error(`The step "${name}" failed (${typeof ending === 'number' ? `code ${ending}` : ending}); its lines above say why`)
}
