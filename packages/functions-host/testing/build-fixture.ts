import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'

export type FixtureOptions = { hostJson?: object; format?: 'cjs' | 'esm' }
export type Fixture = { directory: string; remove(): void }

/** What host.json says so that queue triggers are there. */
export const extensionBundle = { id: 'Microsoft.Azure.Functions.ExtensionBundle', version: '[4.*, 5.0.0)' }

const defaultHostJson = { version: '2.0', extensions: { http: { routePrefix: '' } }, extensionBundle }

/** ES modules have no `require`, by which the library asks for its core module: the bundle makes one. */
const requireBanner = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

/**
 * Builds the source of an app (TypeScript that imports from '@azure/functions') into a separate package in a temporary folder, in the
 * form in which the product's apps are built: one bundle, `@azure/functions-core` external.
 */
export async function buildFixture(source: string, options: FixtureOptions = {}): Promise<Fixture> {
  const directory = mkdtempSync(join(tmpdir(), 'functions-host-'))
  const esm = options.format === 'esm'
  const main = esm ? 'main.mjs' : 'main.cjs'
  await build({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: 'ts' },
    outfile: join(directory, main),
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: esm ? 'esm' : 'cjs',
    external: ['@azure/functions-core'],
    ...(esm && { banner: { js: requireBanner } }),
    logLevel: 'error',
  })
  writeFileSync(join(directory, 'package.json'), JSON.stringify({ name: 'fixture', main }))
  writeFileSync(join(directory, 'host.json'), JSON.stringify(options.hostJson ?? defaultHostJson))
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) }
}
