import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isHealthy, type Probe, waitUntil } from './health.ts'
import { type Level, type Log, readChildLine } from './log.ts'
import { RestartBudget } from './restart-budget.ts'

export type ChildSpec = {
  name: string
  /** Arguments of Node: the script and what follows. */
  args: string[]
  env: Record<string, string>
  probe: Probe
  /** What it says in passing is for debugging only. */
  quiet?: boolean
}

/** The folder of the workspace, in which every child runs. */
export const root = fileURLToPath(new URL('../../', import.meta.url))
const guard = new URL('./orphan-guard.ts', import.meta.url).href

/** A long-lived child: started, probed, restarted after a crash, slowly when it crashes too often, stopped with patience. */
export class Child {
  readonly spec: ChildSpec
  private readonly log: Log
  private readonly budget: RestartBudget
  private readonly onMessage: (message: object) => void
  private process: ChildProcess | undefined
  private wanted = false
  private wasHealthy = false
  /** Whether the process that runs now has said so. */
  private saidListening = false
  private lastLines: string[] = []
  /** Ends the pause before a restart. */
  private pause = new AbortController()

  /** @param onMessage takes what the child sends over its channel */
  constructor(spec: ChildSpec, log: Log, { budget = new RestartBudget(), onMessage = (_message: object): void => {} } = {}) {
    this.spec = spec
    this.log = log
    this.budget = budget
    this.onMessage = onMessage
  }

  get pid(): number | undefined {
    return this.process?.pid
  }

  /** Starts it and waits until its probe answers; rejects with its last lines when it ends or stays silent. */
  async start(): Promise<void> {
    this.wanted = true
    this.wasHealthy = false
    this.spawn()
    if (await this.becomesHealthy()) return
    this.wanted = false
    await this.end()
    const { name, probe } = this.spec
    const lacking = probe.expect === 'listening' ? 'it does not listen' : `${probe.url} gave no good answer`
    throw new Error([`${name} did not start (${lacking}). Its last lines:`, ...this.lastLines].join('\n  '))
  }

  /** Ends it and waits for the end: SIGTERM, then SIGKILL after `patienceMs`. */
  async stop(patienceMs = 12_000): Promise<void> {
    this.wanted = false
    this.pause.abort()
    await this.end(patienceMs)
  }

  /** Stops and starts it again, for new code or settings. */
  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }

  /** Sends a signal without the supervisor's knowledge: a crash for tests, or the last resort. */
  kill(signal: NodeJS.Signals): void {
    if (signal === 'SIGKILL' && !this.wanted) this.signalGroup('SIGKILL')
    else this.process?.kill(signal)
  }

  /** Sends it a message over its channel; one that is not running gets none. */
  send(message: object): void {
    // It may end at this moment, which its supervisor learns from its exit.
    if (this.process?.connected) this.process.send(message, () => undefined)
  }

  private spawn(): void {
    const child = spawn(process.execPath, nodeArguments(this.spec.args), {
      cwd: root,
      env: childEnvironment(this.spec.env),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Its own process group: Ctrl-C reaches the manager alone, which then stops everything in order.
      detached: true,
      windowsHide: true,
    })
    this.process = child
    this.saidListening = false
    for (const stream of ['stdout', 'stderr'] as const) {
      createInterface({ input: child[stream] as NodeJS.ReadableStream }).on('line', (raw) => this.onLine(raw, stream))
    }
    child.on('message', this.onMessage)
    child.once('exit', (code, signal) => {
      if (this.process === child) this.process = undefined
      if (this.wanted && this.wasHealthy) void this.comeBack(signal ?? `code ${code}`)
    })
  }

  private async becomesHealthy(): Promise<boolean> {
    const child = this.process
    const { probe } = this.spec
    const isUp = () => (probe.expect === 'listening' ? this.saidListening : isHealthy(probe))
    const healthy = await waitUntil(isUp, () => this.process === child && this.wanted)
    this.wasHealthy ||= healthy
    return healthy
  }

  private async comeBack(reason: string): Promise<void> {
    const { delay, slow, slowsDown } = this.budget.next(Date.now())
    const every = `every ${this.budget.slowMs / 1000} s`
    if (slowsDown)
      this.say('error', `ended again (${reason}) after ${this.budget.limit} restarts within a minute; it is tried again ${every}`)
    else if (slow) this.say('debug', `ended again (${reason}); it is tried again ${every}`)
    else this.say('warn', `ended unexpectedly (${reason}); starting it again`)
    this.pause = new AbortController()
    // A stop ends the pause.
    await sleep(delay, undefined, { signal: this.pause.signal }).catch(() => undefined)
    if (!this.wanted || this.process) return
    this.spawn()
    if (await this.becomesHealthy()) this.say('info', 'is back')
  }

  private async end(patienceMs = 12_000): Promise<void> {
    const child = this.process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    child.kill('SIGTERM')
    const patience = new AbortController()
    const late = sleep(patienceMs, 'late', { signal: patience.signal, ref: false }).catch(() => 'ended')
    if ((await Promise.race([ended.then(() => 'ended'), late])) === 'late') {
      this.say('warn', `did not end within ${patienceMs / 1000} s; ending it by force`)
      this.signalGroup('SIGKILL')
      await ended
    }
    patience.abort()
  }

  private signalGroup(signal: NodeJS.Signals): void {
    const pid = this.process?.pid
    if (pid === undefined) return
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }

  private onLine(raw: string, stream: 'stdout' | 'stderr'): void {
    if (raw.trim() === '') return
    this.lastLines = [...this.lastLines.slice(-19), raw]
    this.saidListening ||= raw.startsWith('{"event":"listening"')
    const { level, text } = readChildLine(raw, stream)
    this.say(this.spec.quiet && level === 'info' ? 'debug' : level, text)
  }

  private say(level: Level, text: string): void {
    this.log({ time: new Date(), service: this.spec.name, level, text })
  }
}

/** Arguments of Node for a child of the stack: the guard against orphans and the script. */
export function nodeArguments(args: readonly string[]): string[] {
  return ['--import', guard, '--disable-warning=ExperimentalWarning', ...args]
}

/** The environment of a child; what Node compiles is kept, which halves the time of the next start. */
export function childEnvironment(more: Record<string, string>): NodeJS.ProcessEnv {
  return { NODE_COMPILE_CACHE: join(root, '.cache/compiled'), ...process.env, ...more }
}
