import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './child.ts'

export const functionApps = ['functions-auth', 'functions-bidders', 'functions-auctions', 'functions-upload'] as const
export const parts = [...functionApps, 'web'] as const
export type Part = (typeof parts)[number]

const shared = [
  'contracts',
  'domain',
  'records',
  'platform',
  'infra',
  'host.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'local/build.ts',
  'local/build',
  'local/stack/build-if-stale.ts',
]

/** Builds those of `wanted` whose output was not made from exactly the present sources; `force` builds all of them. Returns the exit code. */
export function build(wanted: readonly Part[], force = false): number {
  const stale = wanted.map((part) => ({ part, hash: hashSources(root, part) })).filter(({ part, hash }) => force || !isFresh(part, hash))
  if (stale.length === 0) return 0
  const script = ['local/build.ts', ...stale.map(({ part }) => part)]
  const { status } = spawnSync(process.execPath, script, { cwd: root, stdio: 'inherit' })
  if (status !== 0) return status ?? 1
  mkdirSync(join(root, '.cache'), { recursive: true })
  for (const { part, hash } of stale) writeFileSync(stampOf(part), hash)
  return 0
}

/** A digest over names and contents of all that goes into a part; tests don't. */
export function hashSources(folder: string, part: Part): string {
  const hash = createHash('sha256')
  // Demo mode runs the apps' use cases in the browser, so the web app is made from them too.
  const own = part === 'web' ? [...functionApps, 'web'] : [part]
  for (const name of [...shared, ...own].flatMap((path) => list(folder, path)).sort()) {
    hash.update(`${name}\0`)
    hash.update(readFileSync(join(folder, name)))
    hash.update('\0')
  }
  return hash.digest('hex')
}

function stampOf(part: Part): string {
  return join(root, '.cache', `build-${part}`)
}

function isFresh(part: Part, hash: string): boolean {
  return existsSync(stampOf(part)) && readFileSync(stampOf(part), 'utf8') === hash && existsSync(join(root, part, 'dist'))
}

function list(folder: string, path: string): string[] {
  if (!existsSync(join(folder, path))) return []
  if (!isFolder(join(folder, path))) return [path]
  return readdirSync(join(folder, path)).flatMap((name) => {
    if (name === 'node_modules' || name === 'dist' || name.startsWith('.') || /\.test\.tsx?$/.test(name)) return []
    return list(folder, `${path}/${name}`)
  })
}

function isFolder(path: string): boolean {
  return statSync(path).isDirectory()
}

if (import.meta.main) {
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((word) => !parts.some((part) => part === word))
  if (unknown) {
    console.error(`There is no part "${unknown}" to build. The parts are ${parts.join(', ')}`)
    process.exitCode = 1
  } else {
    process.exitCode = build(
      parts.filter((part) => wanted.length === 0 || wanted.includes(part)),
      true,
    )
  }
}
