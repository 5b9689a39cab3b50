import type { Probes } from '../core/health.ts'
import type { Runtime } from '../core/runtime.ts'
import { openContainer } from './blob-store.ts'
import { openQueue } from './storage-queue.ts'
import type { StorageSettings } from './storage-settings.ts'

/** Whether the database answers; a document that isn't there is an answer. */
export const databaseProbe = (store: Runtime['store']): Probes => ({ cosmos: () => store.read('accounts', ['ready'], 'ready') })

/** Whether a queue answers. Needs no more than the right to work with its messages. */
export const queueProbe = (settings: StorageSettings, name: string): Probes => ({
  queues: async () => (await openQueue(settings, name)).getProperties(),
})

/** Whether a container of files answers. Needs no more than the right to read blobs. */
export const filesProbe = (settings: StorageSettings, container: string): Probes => ({
  files: async () => (await openContainer(settings, container)).getProperties(),
})
