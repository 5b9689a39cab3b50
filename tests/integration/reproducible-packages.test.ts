import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf, largestPackage, pack } from '@auctionwiz/infra/deploy/pack'
import { buildFunctionApp } from '@auctionwiz/local/build'
import { functionApps } from '@auctionwiz/local/stack/build-if-stale'
import { root } from '@auctionwiz/local/stack/child'
import { expect, it, onTestFinished } from 'vitest'

it.each(functionApps)('builds %s a second time to the same bytes, few enough to start fast', async (app) => {
  const deployed = pack(join(root, app, 'dist'))
  const folder = mkdtempSync(join(root, '.cache/again-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await buildFunctionApp(app, folder)
  expect(digestOf(pack(folder))).toBe(digestOf(deployed))
  expect(deployed.length).toBeLessThan(largestPackage)
})
