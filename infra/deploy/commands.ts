import { checkStart } from './check-start.ts'
import type { Command } from './context.ts'
import { deployApps } from './deploy-apps.ts'
import { drill } from './drill.ts'
import { keepPackages } from './keep-packages.ts'
import { makeKeys } from './make-keys.ts'
import { packageApps } from './package-apps.ts'
import { readSettings } from './read-settings.ts'
import { registerApp } from './register-app.ts'
import { rollBack } from './roll-back.ts'
import { smoke } from './smoke.ts'
import { subscribeReplies } from './subscribe-replies.ts'
import { writeWebFiles } from './web-files.ts'

/** The commands around a deployment by their names, in the order in which a first deployment needs them. */
export const commands: Readonly<Record<string, Command>> = {
  register: registerApp,
  check: checkStart,
  package: packageApps,
  keys: makeKeys,
  web: writeWebFiles,
  apps: deployApps,
  keep: keepPackages,
  replies: subscribeReplies,
  smoke,
  rollback: rollBack,
  settings: readSettings,
  drill,
}
