import type { App } from '@auctionwiz/contracts/endpoint'
import type { Probes } from '../core/http/health.ts'
import type { Runtime } from '../core/http/runtime.ts'
import { containerNames, partitionFields } from '../core/store/containers.ts'
import { openContainer } from './blob-store.ts'
import type { FlagSource } from './feature-source.ts'
import { registerQueue } from './functions-app.ts'
import { openQueue } from './storage-queue.ts'
import type { StorageSettings } from './storage-settings.ts'
import { storageProbeQueue, triggerProbe } from './trigger-probe.ts'

/** Milliseconds for one answer; what takes longer is of no use to people who wait. */
const withinMs = 2_500

/** Whether every container of the database answers; a document that isn't there is an answer. */
export const databaseProbe = (store: Runtime['store']): Probes => ({
  cosmos: {
    ask: () =>
      Promise.all(
        containerNames.map((name) =>
          store.read(
            name,
            partitionFields(name).map(() => 'ready'),
            'ready',
          ),
        ),
      ),
    withinMs,
  },
})

/** Whether the feature flags can be had. */
export const featuresProbe = (features: FlagSource): Probes => ({ appConfiguration: { ask: features.ask, withinMs } })

/** Whether a queue answers. Needs no more than the right to work with its messages. */
export const queueProbe = (settings: StorageSettings, name: string): Probes => ({
  queues: { ask: async () => (await openQueue(settings, name)).getProperties(), withinMs },
})

const probeQueueOf = (app: App, settings: StorageSettings) => {
  const name = `probes-${app}`
  const probe = triggerProbe(
    storageProbeQueue(settings, name),
    () => new Date(),
    (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  )
  return { name, probe }
}

/** Whether the queue triggers of the app run, on whichever instance: one of them answers probes, see `registerProbeAnswer`. */
export const queueTriggersProbe = (app: App, settings: StorageSettings): Probes => ({
  triggers: { ask: probeQueueOf(app, settings).probe.ask, withinMs: 2 * withinMs },
})

/** Registers a queue trigger that only answers probes. If it runs, the other queue triggers of the app run too. */
export const registerProbeAnswer = (app: App, settings: StorageSettings): void => {
  const { name, probe } = probeQueueOf(app, settings)
  registerQueue('answerProbe', name, probe.answer)
}

/** Whether a container of files answers. Needs no more than the right to read blobs. */
export const filesProbe = (settings: StorageSettings, container: string): Probes => ({
  files: { ask: async () => (await openContainer(settings, container)).getProperties(), withinMs },
})
