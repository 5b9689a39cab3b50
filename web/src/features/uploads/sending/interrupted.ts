/** What is kept of an upload that is being sent, so that it can go on after a reload when the same files are chosen again. */
export interface Interrupted {
  find(): string | undefined
  keep(openedId: string): void
  forget(): void
}

/** At most this many uploads are remembered. */
const most = 10
const storageKey = 'openedUploads'

type Entry = readonly [print: string, openedId: string]

/**
 * Remembers the opened upload of these files in the tab’s storage. Files count as the same by name, size and time of their last change, of which
 * only a checksum is kept.
 */
export const interruptedUpload = async (storage: Storage, houseId: string, files: readonly File[]): Promise<Interrupted> => {
  const facts = JSON.stringify([houseId, ...files.map(({ name, size, lastModified }) => [name, size, lastModified])])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(facts))
  const print = [...new Uint8Array(digest).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const others = () => entriesIn(storage).filter(([one]) => one !== print)
  const write = (entries: readonly Entry[]) => storage.setItem(storageKey, JSON.stringify(entries.slice(-most)))
  return {
    find: () => entriesIn(storage).find(([one]) => one === print)?.[1],
    keep: (openedId) => write([...others(), [print, openedId]]),
    forget: () => write(others()),
  }
}

const entriesIn = (storage: Storage): Entry[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    // Somebody else wrote there: nothing is known.
    return []
  }
}

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
