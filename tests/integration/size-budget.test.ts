import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('keeps the first screens of the built web app within their budgets', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['web/check-size.ts'], { encoding: 'utf8' })
  expect(status, `${stdout}${stderr}`).toBe(0)
})
