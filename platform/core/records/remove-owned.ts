import { busyFor } from '../store/busy-for.ts'
import type { ContainerName } from '../store/containers.ts'
import { batchLimit, type DocumentStore, isStoreError } from '../store/store.ts'
import type { DocumentPlace, FindOwned } from './find-stored.ts'

interface RemovalParts {
  store: DocumentStore
  owned: FindOwned
  wait(ms: number): Promise<void>
}

/** Which documents of an owner go. */
export interface Removal {
  container: ContainerName
  owner: string
  /** Whether a document stays. */
  keeps?(place: DocumentPlace): boolean
  /** Called after each batch, with how many documents went. */
  onRemoved?(count: number): void
}

/**
 * Removes an owner's documents of a container, audit events too, and looks again until none is found: a page may miss documents while others go.
 * Safe to repeat; a run that is killed is continued by the next.
 * @returns how many went
 */
export const removeOwned = async (parts: RemovalParts, removal: Removal): Promise<number> => {
  const { container, owner, keeps = () => false, onRemoved = () => undefined } = removal
  let total = 0
  for (let found = true; found; ) {
    found = false
    for await (const page of parts.owned(container, owner)) {
      const going = page.filter((place) => !keeps(place))
      found ||= going.length > 0
      for (const some of Map.groupBy(going, ({ partition }) => JSON.stringify(partition)).values())
        for (let start = 0; start < some.length; start += batchLimit) {
          const batch = some.slice(start, start + batchLimit)
          await whenNotBusy(parts, () => removeBatch(parts.store, container, batch))
          total += batch.length
          onRemoved(batch.length)
        }
    }
  }
  return total
}

/** One that is gone already fails the batch, so each is removed by itself then. */
const removeBatch = async (store: DocumentStore, container: ContainerName, batch: readonly DocumentPlace[]): Promise<void> => {
  const [first] = batch
  if (!first) return
  const removing = (ids: readonly string[]) =>
    store.write(
      container,
      first.partition,
      ids.map((id) => ({ kind: 'remove', id })),
    )
  const ids = batch.map(({ id }) => id)
  try {
    await removing(ids)
  } catch (error) {
    if (!isStoreError(error, 'missing')) throw error
    for (const id of ids) await removing([id]).catch(ignoreMissing)
  }
}

const ignoreMissing = (error: unknown): void => {
  if (!isStoreError(error, 'missing')) throw error
}

/** How often a batch is tried while the database is busy, with at most this many milliseconds in between. */
const tries = 60
const longestWait = 10_000

/** Does work that is safe to repeat, and waits while a service is busy. */
export const whenNotBusy = async <T>({ wait }: Pick<RemovalParts, 'wait'>, work: () => Promise<T>): Promise<T> => {
  for (let failed = 1; ; failed += 1)
    try {
      return await work()
    } catch (error) {
      const pause = busyFor(error)
      if (pause === undefined || failed >= tries) throw error
      await wait(Math.min(longestWait, pause * failed))
    }
}
