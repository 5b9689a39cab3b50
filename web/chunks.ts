import { fileURLToPath } from 'node:url'
import type { Plugin, Rollup } from 'vite'

/** What the bundler tells of a module. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; importers: readonly string[] } | null
}

const at = (path: string): string => fileURLToPath(new URL(`src/${path}`, import.meta.url))

const shell = [at('app/shell/Shell.tsx'), at('features/bidders/BiddersScreen.tsx')]
const entries = [
  'app/EntryScreens.tsx',
  'features/sign-in/SelectAccountScreen.tsx',
  'features/sign-in/SupportScreen.tsx',
  'features/sign-in/challenge/ChallengeScreen.tsx',
].map(at)

/**
 * The chunk for a module that the shell or its first view loads at once: every request costs a round trip on a phone, so what they need comes in
 * a few pieces and not in thirty: `frame` with the shell itself. What screens around sign-in need too is a piece of its own, `common`, and so is what
 * belongs to the first view alone, `bidders`.
 */
export const shellChunks = (): ((id: string, modules: Modules) => string | null) => {
  let reached: { shell: Set<string>; entries: Set<string> } | undefined
  return (id, modules) => {
    reached ??= { shell: reachableFrom(shell, modules), entries: reachableFrom(entries, modules) }
    if (!reached.shell.has(id)) return null
    if (reached.entries.has(id)) return 'common'
    return isOfBidders(id, modules) ? null : 'frame'
  }
}

/** The chunk for what belongs to the first view alone, also where its panel and dialogs take some of it. */
export const firstViewChunk = (): ((id: string, modules: Modules) => string | null) => {
  let reached: Set<string> | undefined
  return (id, modules) => {
    reached ??= reachableFrom(shell, modules)
    return reached.has(id) && isOfBidders(id, modules) ? 'bidders' : null
  }
}

const folder = '/features/bidders/'

/** Whether no other view takes it: those would bring all of the first one along. */
const isOfBidders = (id: string, modules: Modules): boolean =>
  id.includes(folder) &&
  (modules.getModuleInfo(id)?.importers ?? []).every((importer) => importer.includes(folder) || !importer.includes('/features/'))

const reachableFrom = (sources: readonly string[], modules: Modules): Set<string> => {
  const found = new Set<string>()
  const visit = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    modules.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  sources.forEach(visit)
  return found
}

type Output = Rollup.OutputBundle

/**
 * Names, in the page itself, the files that the shell and its first view need: `appearance.js` fetches them at once for who is signed in, beside the
 * first download and not after it has run.
 */
export const earlyShell = (): Plugin => ({
  name: 'early-shell',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle, path }) => {
      if (!bundle || !path.endsWith('/index.html')) return []
      const first = filesOf(bundle, [at('main.tsx')])
      const files = [...filesOf(bundle, shell)].filter((file) => !first.has(file))
      const meta = { tag: 'meta', attrs: { name: 'shell-files', content: files.join(' ') }, injectTo: 'head-prepend' } as const
      return { html: largestFirst(html, bundle), tags: [meta] }
    },
  },
})

const preloads = /\s*<link rel="modulepreload"[^>]*href="\/([^"]+)"[^>]*>/g

/**
 * The page with its largest scripts asked for first: the smaller ones arrive while those still come. What is painted first waits for none of them,
 * so they leave the line to what it does wait for.
 */
const largestFirst = (html: string, bundle: Output): string => {
  const sizeOf = (file: string | undefined): number => {
    const chunk = bundle[file ?? '']
    return chunk?.type === 'chunk' ? chunk.code.length : 0
  }
  const links = [...html.matchAll(preloads)].sort((left, right) => sizeOf(right[1]) - sizeOf(left[1])).map(([link]) => link)
  return html
    .replaceAll(preloads, '')
    .replace('<link rel="icon"', (icon) => `${links.join('').trimStart()}\n    ${icon}`)
    .replaceAll(/<link rel="modulepreload"|<script type="module"/g, (start) => `${start} fetchpriority="low"`)
}

/** The files that modules load at once, scripts and styles. */
const filesOf = (bundle: Output, modules: readonly string[]): Set<string> => {
  const found = new Set<string>()
  const visit = (file: string): void => {
    const chunk = bundle[file]
    if (found.has(file) || chunk?.type !== 'chunk') return
    found.add(file)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    chunk.imports.forEach(visit)
  }
  for (const [file, chunk] of Object.entries(bundle))
    if (chunk.type === 'chunk' && modules.some((id) => chunk.moduleIds.includes(id))) visit(file)
  return found
}
