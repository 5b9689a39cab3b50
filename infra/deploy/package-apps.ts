import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, functionApps, parts } from '@auctionwiz/local/stack/build-if-stale'
import { root } from '@auctionwiz/local/stack/child'
import { statementOf } from '../supply/provenance.ts'
import { presentSource } from '../supply/read-source.ts'
import type { Command } from './context.ts'
import { digestOf, largestPackage, pack } from './pack.ts'

export const packagesFolder = join(root, '.cache/packages')

/** Where the packages come from; `npm run supply -- verify` reads it. */
export const provenanceFile = 'provenance.json'

/** The services of azure.yaml that are function apps, in the order of `functionApps`. */
export const packageOf = (app: (typeof functionApps)[number]): string => join(packagesFolder, `${app}.zip`)

export const packageApps: Command = {
  about: 'builds the apps and the web app and writes the packages of the apps with their digests and provenance',
  needs: [],
  run: ({ isDryRun, say }) => {
    if (isDryRun) {
      say(`build ${parts.join(', ')}`)
      for (const app of functionApps) say(`write ${packageOf(app)}`)
      return
    }
    if (build(parts) !== 0) throw new Error('The build failed; its lines above say why.')
    mkdirSync(packagesFolder, { recursive: true })
    const packages = new Map<string, Uint8Array>()
    const digests = functionApps.map((app) => {
      const content = pack(join(root, app, 'dist'))
      if (content.length > largestPackage) throw new Error(`${app} has ${content.length} bytes, more than ${largestPackage}.`)
      writeFileSync(packageOf(app), content)
      packages.set(`${app}.zip`, content)
      say(`${app}.zip ${content.length} bytes`)
      return `${digestOf(content)}  ${app}.zip`
    })
    writeFileSync(join(packagesFolder, 'SHA256SUMS'), `${digests.join('\n')}\n`)
    const source = presentSource()
    if (source) writeFileSync(join(packagesFolder, provenanceFile), `${JSON.stringify(statementOf(packages, source), null, 2)}\n`)
    else say('This folder is no clone, so the packages have no provenance.')
  },
}

/** @throws Error when a package is missing */
export const packagesMade = (): void => {
  const absent = functionApps.filter((app) => !existsSync(packageOf(app)))
  if (absent.length > 0) throw new Error(`No package of ${absent.join(', ')}. Run: npm run deploy -- package`)
}
