import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { useOperatorSettings } from './operator-settings.ts'

afterEach(() => vi.unstubAllEnvs())

it.each(['auth', 'bidders'] as const)('says what to run where the settings of %s are missing', (app) => {
  vi.stubEnv('COSMOS_ENDPOINT', undefined)
  expect(() => useOperatorSettings(app, undefined)).toThrow(`--settings .data/settings-${app}.json`)
  expect(() => useOperatorSettings(app, undefined)).toThrow(`npm run deploy -- settings ${app} ${app}.json`)
  expect(() => useOperatorSettings(app, 'none.json')).toThrow(
    `none.json is missing. Write it with: npm run deploy -- settings ${app} none.json`,
  )
})

it('takes the settings of a file, and those of the environment without one', () => {
  vi.stubEnv('COSMOS_ENDPOINT', 'https://one.example')
  useOperatorSettings('auth', undefined)
  expect(process.env.COSMOS_ENDPOINT).toBe('https://one.example')
  const folder = mkdtempSync(join(tmpdir(), 'settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'settings.json')
  writeFileSync(file, JSON.stringify({ Values: { COSMOS_ENDPOINT: 'https://two.example' } }))
  useOperatorSettings('auth', file)
  expect(process.env.COSMOS_ENDPOINT).toBe('https://two.example')
})
