import { spawnSync } from 'node:child_process'
import { root } from '@auctionwiz/local/stack/child'
import { azureCli, type Command, output } from './context.ts'
import { packagesFolder, packagesMade } from './package-apps.ts'

/** The commit that the packages were made from. */
const commit = (): string => spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim()

export const keepPackages: Command = {
  about: 'keeps the packages of this commit in the storage account of packages, for a rollback',
  needs: [azureCli, output('PACKAGES_ACCOUNT')],
  run: (context) => {
    if (!context.isDryRun) packagesMade()
    const release = context.args[0] ?? commit()
    if (!release) throw new Error('This folder is no clone. Name the release: npm run deploy -- keep <name>')
    const to = ['--account-name', context.value('PACKAGES_ACCOUNT'), '--auth-mode', 'login']
    const destination = ['--destination', 'releases', '--destination-path', release]
    context.az(['storage', 'blob', 'upload-batch', ...to, ...destination, '--source', packagesFolder, '--overwrite', '--output', 'none'])
    context.say(`Release ${release}: a later rollback is "npm run deploy -- rollback ${release}".`)
  },
}
