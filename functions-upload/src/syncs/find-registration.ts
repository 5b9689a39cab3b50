import type { PlatformRegistration, SalePage } from '../platforms/sale-platform.ts'
import { type Patiently, pageSize, SyncStop, wholeList } from './patient-sales.ts'

/** @param from where the page began on which the comparison saw it */
export type FindRegistration = (id: string, from: string | undefined) => Promise<PlatformRegistration | undefined>

/**
 * Reads registrations from the platform again: the ledger keeps no personal data. Lines come in the order of the pages, so a page is read once. The whole
 * list is read only where a registration has left its page, or the platform no longer knows the page.
 */
export const findRegistration = (
  patiently: Patiently,
  read: (page: { next?: string | undefined; limit: number }) => Promise<SalePage<PlatformRegistration>>,
): FindRegistration => {
  let found = new Map<string, PlatformRegistration>()
  const pages = new Set<string | undefined>()
  let isWhole = false
  const readPage = async (from: string | undefined): Promise<void> => {
    if (pages.has(from)) return
    const page = await patiently(() => read({ next: from, limit: pageSize })).catch((error: unknown) => {
      if (from !== undefined && error instanceof SyncStop && error.problem === 'unavailable') return undefined
      throw error
    })
    pages.add(from)
    for (const one of page?.items ?? []) found.set(one.id, one)
  }
  return async (id, from) => {
    if (!found.has(id)) await readPage(from)
    if (!found.has(id) && !isWhole) {
      found = (await wholeList(patiently, read)).items
      isWhole = true
    }
    return found.get(id)
  }
}
