import { fileURLToPath } from 'node:url'
import type { Plugin, Rollup } from 'vite'

/** What the bundler tells of a module. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
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
 * a few pieces and not in thirty. What screens around sign-in need too is a piece of its own, and so is what belongs to the first view alone.
 */
export const shellChunks = (): ((id: string, modules: Modules) => string | null) => {
  let reached: { shell: Set<string>; entries: Set<string> } | undefined
  return (id, modules) => {
    reached ??= { shell: reachableFrom(shell, modules), entries: reachableFrom(entries, modules) }
    // The screens themselves stay chunks of their names, by which the sizes are checked.
    if (!reached.shell.has(id) || shell.includes(id)) return null
    if (reached.entries.has(id)) return 'common'
    return id.includes('/features/bidders/') ? null : 'frame'
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
 * Names, in the page itself, the files that the shell and its first view need: `appearance.js` fetches them at once for who is signed in, beside the
 * first download and not after it has run.
 */
export const earlyShell = (): Plugin => ({
  name: 'early-shell',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle, path }) => {
      if (!bundle || !path.endsWith('/index.html')) return []
      const first = filesOf(bundle, [at('main.tsx')])
      const files = [...filesOf(bundle, shell)].filter((file) => !first.has(file))
      return [{ tag: 'meta', attrs: { name: 'shell-files', content: files.join(' ') }, injectTo: 'head-prepend' }]
    },
  },
})

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
