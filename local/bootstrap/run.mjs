import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the workspace. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '')

/** The Node that the project pins; the running one when it is new enough and the pinned one was not installed. */
export function pinnedNode() {
  const pinned = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(pinned)) return pinned
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  throw new Error(
    `The project runs on Node 24, which npm installs as the package "node"; it is missing here (${pinned}).\n` +
      'npm may be set to ignore install scripts: run "npm rebuild node --ignore-scripts=false", or use Node 24 yourself.',
  )
}

/** The environment of everything started from here: the pinned Node and the tools of the workspace come first on the path. */
export function environment(more = {}) {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter)
  return { ...process.env, ...more, PATH: path }
}

/** Runs a program in the workspace with this terminal and resolves with its exit code; signals are passed on to it. */
export function run(program, args, env = {}, shell = false) {
  return ended(start(program, args, { env, shell }))
}

/**
 * Runs a program beside another one that has the terminal: what it prints goes to a file. Signals are passed on to it.
 * @param isBehind whether the other one comes first where both need a processor
 * @returns its exit code and what it printed
 */
export async function runAside(program, args, { file, isBehind = false }) {
  mkdirSync(dirname(file), { recursive: true })
  const output = openSync(file, 'w')
  const child = start(program, args, { output })
  closeSync(output)
  if (isBehind && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const code = await ended(child)
  return { code, printed: readFileSync(file, 'utf8') }
}

function start(program, args, { env = {}, shell = false, output = 'inherit' }) {
  const withChannel = program === pinnedNode()
  const stdio = ['inherit', output, output, ...(withChannel ? ['ipc'] : [])]
  return spawn(program, args, { cwd: root, env: environment(env), shell, stdio })
}

/** Resolves with the exit code of a child. Signals to this process are passed on to it. */
function ended(child) {
  return new Promise((resolve, reject) => {
    let interrupted = false
    const pass = (signal) => {
      interrupted = true
      child.kill(signal)
    }
    process.on('SIGINT', pass)
    process.on('SIGTERM', pass)
    const stopWatching = process.env.npm_lifecycle_event ? watchParent(() => pass('SIGTERM')) : () => {}
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      process.off('SIGINT', pass)
      process.off('SIGTERM', pass)
      stopWatching()
      if (interrupted && code !== 0) reject(new Error('Stopped.'))
      else resolve(signal ? 1 : (code ?? 1))
    })
  })
}

/** npm puts a shell in between that passes no SIGTERM on: when the parent is gone, what it started is to end too. */
function watchParent(onGone) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onGone()
  }, 500)
  timer.unref()
  return () => clearInterval(timer)
}
