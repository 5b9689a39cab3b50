import { defineConfig } from 'vitest/config'
import { stacksAtOnce } from './tests/support/stacks-at-once.ts'

/** What is polled for depends on services and browsers, which a busy machine makes slow. */
const patient = { poll: { timeout: 30_000 } }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{contracts,domain,platform,records,infra,functions-*,web,local,packages,tests/bench,tests/repository}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles: ['tests/support/property-seed.ts'],
          testTimeout: 60_000,
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/stack.ts'],
          expect: patient,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: stacksAtOnce,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/stack.ts'],
          expect: patient,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          maxWorkers: stacksAtOnce,
        },
      },
    ],
  },
})
