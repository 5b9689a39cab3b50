import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'

export interface BuiltApp {
  directory: string
  remove(): Promise<void>
}

/** Builds one of `apps/` in the form in which the product's apps are built, into a temporary folder. */
export const buildApp = async (name: 'empty' | 'bare'): Promise<BuiltApp> => {
  const directory = await mkdtemp(join(tmpdir(), `auctionwiz-${name}-`))
  await build({
    entryPoints: [join(import.meta.dirname, `../apps/${name}.ts`)],
    outfile: join(directory, 'main.cjs'),
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    minifySyntax: true,
    minifyWhitespace: true,
    alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
    external: ['@azure/functions-core'],
    logLevel: 'error',
  })
  await writeFile(join(directory, 'package.json'), JSON.stringify({ name, main: 'main.cjs' }))
  await writeFile(join(directory, 'host.json'), JSON.stringify({ version: '2.0', extensions: { http: { routePrefix: '' } } }))
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) }
}
