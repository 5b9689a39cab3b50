import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './child.ts'

const sources = [
  'contracts',
  'domain',
  'platform',
  'functions-auth',
  'functions-bidders',
  'functions-auctions',
  'functions-upload',
  'web',
  'infra',
]
const files = ['local/build.ts', 'host.json', 'package-lock.json', 'tsconfig.json']
const outputs = ['functions-auth', 'functions-bidders', 'functions-auctions', 'functions-upload', 'web'].map((app) => `${app}/dist`)
const stamp = join(root, '.cache/build-stamp')

/** Runs `local/build.ts` unless the outputs were made from exactly these sources; `force` builds anyway. Returns its exit code. */
export function build(args: readonly string[], force: boolean): number {
  const now = hashSources(root)
  if (!force && isFresh(now)) return 0
  const { status } = spawnSync(process.execPath, ['local/build.ts', ...args], { cwd: root, stdio: 'inherit' })
  if (status !== 0) return status ?? 1
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stamp, now)
  return 0
}

/** A digest over names and contents of all that goes into a build; tests don't. */
export function hashSources(folder: string): string {
  const hash = createHash('sha256')
  for (const name of [...files, ...sources.flatMap((source) => list(folder, source))].sort()) {
    if (existsSync(join(folder, name)))
      hash
        .update(`${name}\0`)
        .update(readFileSync(join(folder, name)))
        .update('\0')
  }
  return hash.digest('hex')
}

function isFresh(now: string): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === now && outputs.every((output) => existsSync(join(root, output)))
}

function list(folder: string, path: string): string[] {
  if (!existsSync(join(folder, path))) return []
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) return []
    if (entry.isDirectory()) return list(folder, `${path}/${entry.name}`)
    return /\.test\.tsx?$/.test(entry.name) ? [] : [`${path}/${entry.name}`]
  })
}

if (import.meta.main) {
  const args = process.argv.slice(2)
  process.exitCode = build(
    args.filter((arg) => arg !== '--if-stale'),
    !args.includes('--if-stale'),
  )
}
