import { functionApps } from '@auctionwiz/local/stack/build-if-stale'
import { azureCli, type Command, type Context, output } from './context.ts'
import { packageOf, packagesMade } from './package-apps.ts'

/** Names of the function apps in Azure, in the order of `functionApps`. */
export const namesOfApps = (context: Context): string[] => {
  const given = context.value('FUNCTION_APPS')
  return context.isDryRun && !given.startsWith('[') ? functionApps.map((app) => `<${app}>`) : (JSON.parse(given) as string[])
}

/** Puts packages into the apps; `fileOf` names the package of each. */
export const putPackages = (context: Context, fileOf: (app: (typeof functionApps)[number]) => string): void => {
  const names = namesOfApps(context)
  for (const [index, app] of functionApps.entries()) {
    const target = ['--resource-group', context.value('RESOURCE_GROUP'), '--name', names[index] ?? '']
    context.az(['functionapp', 'deployment', 'source', 'config-zip', ...target, '--src', fileOf(app), '--output', 'none'])
    if (!context.isDryRun) context.say(`${names[index]} runs ${fileOf(app)}.`)
  }
}

export const deployApps: Command = {
  about: 'puts the packages into the function apps, where azd is not used',
  needs: [azureCli, output('RESOURCE_GROUP'), output('FUNCTION_APPS')],
  run: (context) => {
    if (!context.isDryRun) packagesMade()
    putPackages(context, packageOf)
  },
}
