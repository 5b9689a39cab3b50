import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const lock = join(root, 'package-lock.json')
const stamp = join(root, 'node_modules/.auctionwiz-stamp')

/** Makes node_modules match package-lock.json; does nothing, within milliseconds, when it does already. */
export function ensureInstalled() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!matchesLock()) install()
  writeFileSync(stamp, fingerprint())
}

function fingerprint() {
  const content = existsSync(lock) ? readFileSync(lock) : readFileSync(join(root, 'package.json'))
  return `${process.platform}-${process.arch} ${createHash('sha256').update(content).digest('hex')}`
}

/** Whether an install done by hand is the one that the lock file describes, going by npm's own record of it. */
function matchesLock() {
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(lock) || !existsSync(record)) return false
  const wanted = packagesOf(lock)
  const present = packagesOf(record)
  const missing = Object.keys(wanted).filter((path) => !present[path] && !wanted[path].optional)
  const other = Object.keys(present).filter((path) => wanted[path]?.version !== present[path].version)
  return missing.length === 0 && other.length === 0
}

function packagesOf(file) {
  const all = Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages)
  return Object.fromEntries(all.filter(([path]) => path.includes('node_modules/')))
}

function install() {
  const command = existsSync(lock) ? 'ci' : 'install'
  process.stdout.write(`Installing the packages of the project (npm ${command}); the first time this takes a minute or two.\n`)
  // The engines that packages ask for are met by the pinned Node, not by the one that runs npm: such warnings would only worry.
  const args = [command, '--no-audit', '--no-fund', '--loglevel=error']
  // npm tells scripts where it lives; running that file avoids the differences between shells.
  const npm = process.env.npm_execpath
  const { status, error } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (error?.code === 'ENOENT') throw new Error('npm was not found. It comes with Node: https://nodejs.org')
  if (error) throw error
  if (status !== 0) throw new Error(`npm ${command} failed (code ${status}); its lines above say why. Without packages nothing can start.`)
}
