import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { needFreshModules } from './tests/support/fresh-modules.ts'
import { LongestFirst } from './tests/support/longest-first.ts'
import { stacksAtOnce } from './tests/support/stacks-at-once.ts'
import { lookScale } from './web/look-scale.ts'
import { texts } from './web/texts.ts'
import { themeSheet } from './web/theme-sheet.ts'

/** What is polled for depends on services and browsers, which a busy machine makes slow. */
const patient = { poll: { timeout: 30_000 } }

const fresh = needFreshModules(import.meta.dirname)

/** Long computations without I/O. What Vite transforms looks every imported name up again at each use, which doubles their processor time. */
const computations = ['domain/**/*.test.ts', 'tests/bench/duplicates/*.test.ts']

const unitFiles = [
  '{contracts,domain,platform,records,infra,functions-*,web,local,packages,tests/bench,tests/load,tests/repository}/**/*.test.{ts,tsx}',
]

interface UnitTests {
  include?: string[]
  exclude?: string[]
  isolate?: boolean
  experimental?: { viteModuleRunner: boolean }
}

/** A project of unit tests; `npx vitest run --project "unit*" <path>` runs those beside what it names. */
const unitTests = (name: string, { include = unitFiles, exclude = [], ...own }: UnitTests): TestProjectConfiguration => ({
  plugins: [texts({ awaited: true })],
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.component.test.tsx', ...exclude],
    setupFiles: ['tests/support/property-seed.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
    ...own,
  },
})

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      unitTests('unit', { exclude: [...fresh, ...computations], isolate: false }),
      unitTests('unit-isolated', { include: fresh, exclude: computations }),
      unitTests('unit-native', { include: computations, isolate: false, experimental: { viteModuleRunner: false } }),
      {
        // The app's controls in a real browser, by clicking and typing; without services.
        plugins: [texts({ awaited: true }), react(), themeSheet(), lookScale()],
        // Packages that Vite finds only while a test runs would reload its page.
        optimizeDeps: { entries: ['web/src/**/*.component.test.tsx'] },
        test: {
          name: 'components',
          include: ['web/src/**/*.component.test.tsx'],
          setupFiles: ['web/testing/set-up.ts'],
          testTimeout: 15_000,
          expect: { poll: { timeout: 4000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              // What is measured has arrived where it goes.
              contextOptions: { reducedMotion: 'reduce' },
              launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
          },
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
