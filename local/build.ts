import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { leastNode } from '@auctionwiz/platform/azure/require-node'
import { build as bundle, type Plugin } from 'esbuild'
import subsetFont from 'subset-font'
import { build as buildWeb } from 'vite'
import { prepareConstants } from './build/prepare-constants.ts'
import { parts } from './stack/build-if-stale.ts'

/**
 * Builds what is deployed: one CommonJS bundle per Functions app in its `dist/`, with host.json and a package.json that names `main`,
 * and the web app. `@azure/functions-core` stays outside: the Functions worker supplies it. `main` refuses a Node that is too old before
 * it loads the bundle, whose syntax such a Node might not even read.
 */
const root = join(import.meta.dirname, '..')

/**
 * Large libraries that an app imports at the first call that needs them, each in a separate file: an app need not read them to start. A library that
 * an app never imports gets no file.
 */
const onDemand: Readonly<Record<string, string>> = {
  '@azure/app-configuration': 'app-configuration.cjs',
  '@azure/communication-email': 'mail.cjs',
  '@azure/communication-sms': 'texts.cjs',
  '@azure/core-client': 'core-client.cjs',
  '@azure/core-rest-pipeline': 'core-http.cjs',
  '@azure/core-xml': 'core-xml.cjs',
  '@azure/cosmos': 'cosmos.cjs',
  '@azure/identity': 'identity.cjs',
  '@azure/storage-blob': 'blobs.cjs',
  '@azure/storage-common': 'storage-common.cjs',
  '@azure/storage-queue': 'queues.cjs',
  '@simplewebauthn/server': 'webauthn.cjs',
  './recorder.ts': 'telemetry.cjs',
  '@zip.js/zip.js/lib/zip-core-writer.js': 'zip.cjs',
  '@zxcvbn-ts/language-common': 'passwords.cjs',
  jose: 'tokens.cjs',
  'undici/lib/dispatcher/agent.js': 'connections.cjs',
  pdfkit: 'pdf.cjs',
}

/** Its tables of half a megabyte are read when the first name in another script comes; its callers can't wait for a promise. */
const romanisation = { library: 'any-ascii', file: 'romanisation.cjs' }

/** Builds of libraries that fit a CommonJS bundle, where the one for modules looks for files beside itself. */
const entries: Readonly<Record<string, string>> = {
  './recorder.ts': './platform/azure/telemetry/recorder.ts',
  pdfkit: './node_modules/pdfkit/js/pdfkit.js',
}

const fileOf = (library: string): string => (library === romanisation.library ? romanisation.file : (onDemand[library] ?? ''))

/** Fonts that an app reads when it needs them. */
const fonts: Record<string, string[]> = { 'functions-auctions': ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'] }

/** First and last code points of what the fonts keep: Latin, Greek and Cyrillic letters, punctuation, currencies, arrows, and check marks. */
const letters: readonly (readonly [number, number])[] = [
  [0x20, 0x24f],
  [0x300, 0x52f],
  [0x1e00, 0x1fff],
  [0x2010, 0x20bf],
  [0x2190, 0x2193],
  [0x2713, 0x2717],
]

const keptLetters = letters
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)))
  .join('')

/** What runs in a separate process, by its output file. */
const programs: Record<string, Record<string, string>> = { 'functions-upload': { 'table-program.cjs': 'src/tables/table-program.ts' } }

export const buildFunctionApp = async (app: string, dist = join(root, app, 'dist')): Promise<void> => {
  await rm(dist, { recursive: true, force: true })
  await mkdir(dist, { recursive: true })
  await bundleEntry(join(dist, 'main.cjs'))
  const libraries = new Set<string>()
  const bundleWith = async (entry: string, file: string): Promise<void> => {
    for (const library of await bundleFile(entry, join(dist, file))) libraries.add(library)
  }
  await bundleWith(join(root, app, 'src/main.ts'), 'app.cjs')
  for (const [file, entry] of Object.entries(programs[app] ?? {})) await bundleWith(join(root, app, entry), file)
  // The set grows meanwhile by the libraries that these import.
  for (const library of libraries) await bundleWith(entries[library] ?? library, fileOf(library))
  const manifest = { name: app, version: '0.1.0', main: 'main.cjs', engines: { node: `>=${leastNode}` } }
  await writeFile(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await cp(join(root, 'host.json'), join(dist, 'host.json'))
  for (const font of fonts[app] ?? []) {
    const whole = await readFile(join(root, 'node_modules/dejavu-fonts-ttf/ttf', font))
    await writeFile(join(dist, font), await subsetFont(whole, keptLetters))
  }
  // Source maps are for those who read a stack trace, not for the instances that run the app.
  await writeFile(join(dist, '.funcignore'), '*.map\n')
}

const bundleEntry = async (outfile: string): Promise<void> => {
  const contents = `import { requireNode } from './platform/azure/require-node.ts'
    requireNode(process.versions.node)
    require('./app.cjs')`
  await bundle({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node18',
    format: 'cjs',
    external: ['./app.cjs'],
    logLevel: 'warning',
  })
}

/**
 * Bundles a file or library with all it needs, except for the libraries built into separate files next to it.
 * @returns these libraries
 */
const bundleFile = async (entry: string, outfile: string): Promise<ReadonlySet<string>> => {
  const apart = new Set<string>()
  const leaveApart: Plugin = {
    name: 'leave-apart',
    setup: ({ onResolve }) =>
      onResolve({ filter: /./ }, ({ path, kind }) => {
        if (onDemand[path] === undefined || kind === 'entry-point') return undefined
        apart.add(path)
        return { path: `./${onDemand[path]}`, external: true }
      }),
  }
  await bundle({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    minifySyntax: true,
    minifyWhitespace: true,
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    // The CommonJS builds of OpenTelemetry are four times as large: nothing unused can be left out of them.
    ...(entry === entries['./recorder.ts'] && { mainFields: ['module', 'main'] }),
    // Its CommonJS build hides its parts from the bundler.
    alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
    external: ['@azure/functions-core'],
    plugins: [
      leaveApart,
      withoutTranslations,
      prepareConstants(root),
      brotliOfNode,
      ...(entry === romanisation.library ? [] : [loadOnUse(() => apart.add(romanisation.library))]),
    ],
    absWorkingDir: root,
    logLevel: 'warning',
  })
  return apart
}

/** Leaves out the translations of Zod's own messages: the contracts have texts of their own, and each start would read 50 languages. */
const withoutTranslations: Plugin = {
  name: 'without-translations',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, ({ path }) => ({
      contents: "export { default as en } from './en.js'",
      resolveDir: dirname(path),
    })),
}

/** The library that reads fonts brings a Brotli decompressor with a dictionary of 460 KB, for WOFF2 files. Node has its own. */
const brotliOfNode: Plugin = {
  name: 'brotli-of-node',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]brotli[\\/]decompress\.js$/ }, () => ({
      contents: "module.exports = (bytes) => new Uint8Array(require('node:zlib').brotliDecompressSync(bytes))",
    })),
}

/** Replaces the import of the romanisation by a function that requires its file at the first call. */
const loadOnUse = (onUse: () => void): Plugin => ({
  name: 'load-on-use',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: new RegExp(`^${romanisation.library}$`) }, ({ path }) => {
      onUse()
      return { path, namespace: 'load-on-use' }
    })
    onResolve({ filter: /^\.\//, namespace: 'load-on-use' }, ({ path }) => ({ path, external: true }))
    onLoad({ filter: /./, namespace: 'load-on-use' }, () => ({
      contents: `let loaded\nexport default (text) => (loaded ??= require('./${romanisation.file}').default)(text)`,
    }))
  },
})

if (import.meta.main) {
  const started = performance.now()
  const wanted = process.argv.slice(2)
  const chosen = parts.filter((part) => wanted.length === 0 || wanted.includes(part))
  await Promise.all(
    chosen.map((part) => (part === 'web' ? buildWeb({ root: join(root, 'web'), logLevel: 'warn' }) : buildFunctionApp(part))),
  )
  console.log(`Built ${chosen.join(', ')} in ${Math.round(performance.now() - started)} ms`)
}
