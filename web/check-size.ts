/**
 * Checks the built web app against its size budgets: gzip (level 9) of all JavaScript that is loaded before a page works.
 * Run `node web/check-size.ts [dist]` after a build. Exits 1 when something has grown past its budget.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

interface Chunk {
  file: string
  name?: string
  imports?: string[]
  css?: string[]
}

interface Budget {
  name: string
  /** Chunks by source or name; each includes its static imports. */
  loads: string[]
  /** Chunks that are loaded before these. */
  after?: string[]
  /** In KiB. */
  limit: number
  /** Sources that must not be part of these chunks. */
  without?: string[]
}

const screen = (path: string) => `src/features/${path}.tsx`
/** The shell and its first view are in chunks of these names (see chunks.ts). */
const shell = ['index.html', 'frame']
const bidders = [...shell, 'bidders']
const onDemand = ['src/features/sign-in/provider-sign-in.tsx', 'src/demo/index.ts', 'src/ui/overlays/DialogSurface.tsx']

const budgets: Budget[] = [
  { name: 'Login', loads: ['index.html', 'texts-en-first'], limit: 135, without: onDemand },
  { name: 'Shell with Bidders, cold', loads: bidders, limit: 210, without: onDemand },
  {
    name: 'Dialogs',
    loads: ['src/ui/overlays/DialogSurface.tsx'],
    after: bidders,
    limit: 30,
  },
  {
    name: 'Route security/SecurityScreen',
    loads: [screen('security/SecurityScreen'), screen('security/MySecurity')],
    after: shell,
    limit: 30,
  },
  ...['users/UsersTab', 'access/AccessTab', 'audit/AuditTab'].map((tab) => ({
    name: `Route security, ${tab}`,
    loads: [screen('security/SecurityScreen'), screen(tab)],
    after: shell,
    limit: 30,
  })),
  { name: 'Route inventory/InventoryScreen', loads: [screen('inventory/InventoryScreen')], after: shell, limit: 20 },
  { name: 'Route sync/SyncScreen', loads: [screen('sync/SyncScreen')], after: shell, limit: 32 },
  { name: 'Route legal/LegalScreen', loads: [screen('legal/LegalScreen'), screen('legal/dialog/CaseDialog')], after: shell, limit: 30 },
  {
    name: 'Route settings, Houses tab',
    loads: [screen('settings/SettingsScreen'), screen('settings/HousesTab')],
    after: shell,
    limit: 30,
  },
  { name: 'Sign-up form', loads: [screen('sign-up/SignUpForm')], after: ['index.html', 'src/shell/EntryScreens.tsx'], limit: 30 },
  ...[
    'features/sign-in/SelectAccountScreen',
    'features/sign-in/challenge/ChallengeScreen',
    'features/sign-in/SupportScreen',
    'shell/EntryScreens',
  ].map((path) => ({
    name: `Route ${path.replace('features/', '')}`,
    loads: [`src/${path}.tsx`],
    after: ['index.html'],
    limit: 30,
  })),
]

const dist = process.argv[2] ?? fileURLToPath(new URL('dist', import.meta.url))
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

/** The chunks that these sources import statically, by manifest key. */
const closure = (sources: string[]): Set<string> => {
  const found = new Set<string>()
  const visit = (source: string): void => {
    const key = manifest[source] ? source : (Object.keys(manifest).find((other) => manifest[other]?.name === source) ?? source)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk for ${source}`)
    if (found.has(key)) return
    found.add(key)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return found
}

const kib = (files: Iterable<string>): number =>
  [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) / 1024

const measure = ({ name, loads, after = [], limit, without = [] }: Budget) => {
  const there = closure(after)
  const keys = [...closure(loads)].filter((key) => !there.has(key))
  const script = kib(keys.map((key) => manifest[key]?.file ?? ''))
  const style = kib(keys.flatMap((key) => manifest[key]?.css ?? []))
  const stowaway = without.find((source) => keys.includes(source))
  const verdict = stowaway ? `loads ${stowaway}` : script > limit ? 'over budget' : 'ok'
  return { name, script: script.toFixed(1), limit, style: style.toFixed(1), verdict }
}

/** The screens that no budget names, each beside the shell. */
const named = new Set(budgets.flatMap(({ loads }) => loads))
const others = Object.keys(manifest)
  .filter((source) => /^src\/features\/.+Screen\.tsx$/.test(source) && !named.has(source))
  .map(
    (source): Budget => ({
      name: `Route ${source.slice('src/features/'.length, -'.tsx'.length)}`,
      loads: [source],
      after: shell,
      limit: 30,
    }),
  )

const rows = [...budgets, ...others].map(measure)
console.log(`${'KiB gzip'.padEnd(36)}${'JS'.padStart(8)}${'budget'.padStart(8)}${'CSS'.padStart(8)}`)
for (const { name, script, limit, style, verdict } of rows)
  console.log(`${name.padEnd(36)}${script.padStart(8)}${String(limit).padStart(8)}${style.padStart(8)}  ${verdict}`)
if (rows.some(({ verdict }) => verdict !== 'ok')) process.exitCode = 1
