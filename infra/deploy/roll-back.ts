import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { azureCli, type Command, output } from './context.ts'
import { putPackages } from './deploy-apps.ts'
import { digestOf } from './pack.ts'

/** Names of files whose content differs from its digest. @param sums lines of digest, two spaces and name, as sha256sum writes them */
export const damagedFiles = (folder: string, sums: string): string[] =>
  sums
    .trim()
    .split('\n')
    .map((line) => line.split('  '))
    .filter(([digest, name = '']) => digestOf(readFileSync(join(folder, name))) !== digest)
    .map(([, name = '']) => name)

export const rollBack: Command = {
  about: 'puts the packages of a kept release back into the apps; without an argument lists the releases',
  needs: [azureCli, output('RESOURCE_GROUP'), output('FUNCTION_APPS'), output('PACKAGES_ACCOUNT')],
  run: (context) => {
    const account = ['--account-name', context.value('PACKAGES_ACCOUNT'), '--auth-mode', 'login']
    const [release] = context.args
    if (release === undefined) {
      const query = "[?ends_with(name, 'SHA256SUMS')].{release: name, at: properties.lastModified}"
      const list = ['storage', 'blob', 'list', ...account, '--container-name', 'releases', '--query', query, '--output', 'table']
      context.say(context.az(list))
      return
    }
    const folder = mkdtempSync(join(tmpdir(), 'release-'))
    try {
      const what = ['--source', 'releases', '--pattern', `${release}/*`, '--destination', folder]
      context.az(['storage', 'blob', 'download-batch', ...account, ...what, '--output', 'none'])
      const kept = join(folder, release)
      if (!context.isDryRun) {
        const damaged = damagedFiles(kept, readFileSync(join(kept, 'SHA256SUMS'), 'utf8'))
        if (damaged.length > 0) throw new Error(`These packages of ${release} are not as they were kept: ${damaged.join(', ')}.`)
      }
      putPackages(context, (app) => join(kept, `${app}.zip`))
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}
