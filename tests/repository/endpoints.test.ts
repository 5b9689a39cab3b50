import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@auctionwiz/contracts/apps'
import type { App } from '@auctionwiz/contracts/endpoint'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Endpoints that every app has and that platform serves: its own tests call them. */
const shared = ['health', 'ready', 'health_auctions', 'health_legal']

const testsOf = (app: App): string =>
  globSync(`functions-${app}/src/**/*.test.ts`, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')

it.each(Object.keys(endpoints) as App[])('every endpoint of %s is named in a behaviour test of the app', (app) => {
  const tests = testsOf(app)
  const names = endpoints[app].map(({ name }) => name).filter((name) => !shared.includes(name))
  expect(names.filter((name) => !tests.includes(`'${name}'`))).toEqual([])
})
