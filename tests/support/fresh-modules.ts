import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** They start processes, or read settings of the environment. */
const apart = ['{local,packages,platform/azure,tests/bench,tests/load,tests/repository}/**/*.test.{ts,tsx}']

/** What changes globals or modules for every test that comes after it in the same process. */
const changesGlobals = /\bvi\.(mock|doMock|stub\w+|useFakeTimers|resetModules)\b|\bprocess\.env\b/

/** The code under these remembers what it did, by ids that other tests use too. */
const remembered = ['functions-bidders/src/analytics/read-bidder-analytics.test.ts']

/**
 * Patterns of the unit tests that need a process of their own. The others share one, so that what they import is loaded once.
 * @param root the project's folder
 */
export const needFreshModules = (root: string): string[] => {
  const files = globSync('{contracts,domain,platform,records,infra,functions-*,web}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  })
  const changing = files.filter((file) => changesGlobals.test(readFileSync(join(root, file), 'utf8')))
  return [...apart, ...changing, ...remembered]
}
