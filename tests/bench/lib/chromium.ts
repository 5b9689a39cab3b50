import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'

export const chromiumPath = (): string => {
  const path = process.env.CHROMIUM_PATH || '/usr/bin/chromium'
  if (!existsSync(path)) throw new Error('There is no Chromium. Install it, or name it in the setting CHROMIUM_PATH')
  return path
}

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--remote-debugging-port=0',
]

export interface RunningChromium {
  /** Where debuggers connect. */
  port: number
  stop(): Promise<void>
}

/** Starts Chromium with a profile and nobody attached to it: a second debugger would hide pages from Lighthouse. */
export const startChromium = async (profile: string): Promise<RunningChromium> => {
  const child = spawn(chromiumPath(), [...flags, `--user-data-dir=${profile}`, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  const port = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Chromium ended with ${code}`)))
    createInterface({ input: child.stderr }).on('line', (line) => {
      const found = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1]
      if (found) resolve(Number(found))
    })
  })
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
