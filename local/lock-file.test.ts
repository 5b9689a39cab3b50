import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))

interface Locked {
  link?: boolean
  integrity?: string
}
const packages: Record<string, Locked> = read('package-lock.json').packages
const workspaces: string[] = read('package.json').workspaces

it('pins what is installed by its content', () => {
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  expect(installed.length).toBeGreaterThan(100)
  expect(installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-')).map(([path]) => path)).toEqual([])
})

it.each(['.', ...workspaces])('%s names each library in one version', (folder) => {
  const { dependencies = {}, devDependencies = {} } = read(join(folder, 'package.json'))
  const versions: [string, string][] = Object.entries({ ...dependencies, ...devDependencies })
  // Of some libraries of Azure there are betas alone.
  const isExact = (version: string): boolean => /^\d+\.\d+\.\d+(-beta\.\d+)?$/.test(version)
  expect(versions.filter(([name, version]) => !name.startsWith('@auctionwiz/') && !isExact(version))).toEqual([])
})
