import { fileURLToPath } from 'node:url'
import type { Plugin, Rollup } from 'vite'

/** What the bundler knows about a module. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

const at = (path: string): string => fileURLToPath(new URL(`src/${path}`, import.meta.url))

const shell = [at('shell/Shell.tsx'), at('features/bidders/BiddersScreen.tsx')]
const entries = [
  'shell/EntryScreens.tsx',
  'features/sign-up/SignUpForm.tsx',
  'features/sign-in/SelectAccountScreen.tsx',
  'features/sign-in/SupportScreen.tsx',
  'features/sign-in/challenge/ChallengeScreen.tsx',
].map(at)

/**
 * The chunk for a module that the shell or its first view imports statically. Every request costs a phone a round trip, so these modules share
 * three chunks: `frame` for the shell, `common` for what the screens around sign-in also use, and `bidders` for what only the first view uses.
 */
export const shellChunks = (): ((id: string, modules: Modules) => string | null) => {
  let reached: { shell: Set<string>; entries: Set<string> } | undefined
  return (id, modules) => {
    reached ??= { shell: reachableFrom(shell, modules), entries: reachableFrom(entries, modules) }
    if (!reached.shell.has(id) || late.test(id)) return null
    if (reached.entries.has(id)) return 'common'
    return isOfBidders(id, modules) ? null : 'frame'
  }
}

/** What only overlays use. Fluent's barrels reach it from everywhere; left to the bundler, it loads with the first overlay. */
const late = new RegExp(
  [
    'tabster',
    '@floating-ui/\\w+',
    '@fluentui/react-(?:positioning|popover|portal|motion[\\w-]*|tooltip|dialog|menu|drawer|toast|tabster|avatar)',
    '@fluentui/react-icons/lib/(?:sizedIcons|icons)',
    '@fluentui/react-utilities/lib/(?:hooks/useOn(?:Click|Scroll)Outside|trigger|virtualParent)',
    '@fluentui/react-aria/lib/activedescendant',
  ]
    .map((path) => `${`node_modules/${path}`.replaceAll('/', '[\\\\/]')}[\\\\/.]`)
    .join('|'),
)

/** The chunk for what only the first view, its panel and its dialogs use. */
export const firstViewChunk = (): ((id: string, modules: Modules) => string | null) => {
  let reached: Set<string> | undefined
  return (id, modules) => {
    reached ??= reachableFrom(shell, modules)
    return reached.has(id) && isOfBidders(id, modules) ? 'bidders' : null
  }
}

const folder = '/features/bidders/'

/** Whether no other view imports it: another view would load the whole first view with it. */
const isOfBidders = (id: string, modules: Modules): boolean =>
  id.includes(folder) &&
  (modules.getModuleInfo(id)?.importers ?? []).every((importer) => importer.includes(folder) || !importer.includes('/features/'))

/**
 * The chunk for a catalogue of the first screen, or of the shell and its first view: one for each language, `texts-de-first` and `texts-de-shell`.
 * Any other catalogue is a chunk of its own.
 */
export const textChunks = (): ((id: string, modules: Modules) => string | null) => {
  let reached: { first: Set<string>; shell: Set<string> } | undefined
  return (id, modules) => {
    const [, language] = /\/(?:[a-z-]+-)?texts\/([a-z]{2})\.ts$/.exec(id) ?? []
    if (!language) return null
    reached ??= { first: reachableFrom([at('main.tsx')], modules), shell: reachableFrom(shell, modules) }
    const readers = modules.getModuleInfo(id)?.dynamicImporters ?? []
    const part = (['first', 'shell'] as const).find((name) => readers.some((reader) => reached?.[name].has(reader)))
    return part ? `texts-${language}-${part}` : null
  }
}

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
 * Lists in the page the files that the shell and its first view need, and the texts of each language: of the first screen, then of the shell.
 * `appearance.js` fetches them in parallel with the first download.
 */
export const earlyShell = (): Plugin => ({
  name: 'early-shell',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle, path }) => {
      if (!bundle || !path.endsWith('/index.html')) return []
      const first = filesOf(bundle, [at('main.tsx')])
      const files = [...filesOf(bundle, shell)].filter((file) => !first.has(file))
      const tags = Object.entries({ 'shell-files': files.join(' '), 'text-files': JSON.stringify(textFiles(bundle)) })
      return {
        html: largestFirst(html, bundle),
        tags: tags.map(([name, content]) => ({ tag: 'meta', attrs: { name, content }, injectTo: 'head-prepend' as const })),
      }
    },
  },
})

/** The files of texts by language; see `textChunks`. */
const textFiles = (bundle: Output): Record<string, string[]> => {
  const found: Record<string, string[]> = {}
  for (const chunk of Object.values(bundle)) {
    const [, language = '', part] = /^texts-([a-z]{2})-(first|shell)$/.exec(chunk.type === 'chunk' ? chunk.name : '') ?? []
    if (part)
      found[language] = part === 'first' ? [chunk.fileName, ...(found[language] ?? [])] : [...(found[language] ?? []), chunk.fileName]
  }
  return found
}

const preloads = /\s*<link rel="modulepreload"[^>]*href="\/([^"]+)"[^>]*>/g

/**
 * Returns the page with its largest scripts requested first; the smaller ones arrive while those still load. The first paint waits for no script,
 * so scripts have a lower priority than what it waits for.
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

/** The scripts and styles that modules import statically. */
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
