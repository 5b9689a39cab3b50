import { undoHours } from '@auctionwiz/contracts/bulk'
import { conflictUndoDays } from '@auctionwiz/contracts/conflicts'
import { importUndoDays } from '@auctionwiz/contracts/import-undo'
import type { Permission } from '@auctionwiz/contracts/permissions'
import type { listUndoables as endpoint, Undoable, UndoableFilter } from '@auctionwiz/contracts/undoables'
import { normalizeForSearch } from '@auctionwiz/domain/normalize-for-search'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseReading, UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { bidderChangeRecord } from '@auctionwiz/records/bidder-changes'
import { deletedItemRecord } from '@auctionwiz/records/deleted-items'
import { mergeKept } from '@auctionwiz/records/duplicate-merges'
import { pairRecord } from '@auctionwiz/records/duplicate-pairs'
import { conflictUndoRecord, importConflictRecord } from '@auctionwiz/records/import-conflicts'
import { uploadRecord } from '@auctionwiz/records/uploads'
import { changeOf } from '../bulk/list-bidder-changes.ts'
import { importUndoUntil, isUndoable, undoPermission, undoRests } from '../import-undos/undoable-upload.ts'
import { mergedPage, type Stream } from './merged-pages.ts'

const pageSize = 25
/** Few of the changes match a search: more of them are read at a time. */
const searchedPageSize = 200
const hourMs = 3_600_000
const dayMs = 24 * hourMs

const later = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString()
const ago = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString()

/** Each kind is read in the order in which its time to undo ends, as far as this page goes. What was undone meanwhile is left out. */
export const listUndoables: UseCase<typeof endpoint> = async ({ query }, context) => {
  const { kind, search = '', page } = query
  const matches = matcherOf(kind, search)
  const streamsFrom = (asOf: Date) => {
    const all: [kinds: readonly UndoableFilter[], stream: Stream<Undoable>][] = [
      [['change', 'delete'], changes(context)],
      [['import'], imports(context, asOf)],
      [['conflict'], conflicts(context, asOf)],
      [['merge'], merges(context, asOf)],
      [['delete'], items(context, asOf)],
    ]
    return all.map(([kinds, stream]) => (kind && !kinds.includes(kind) ? nothing : narrowed(stream, matches)))
  }
  const limit = search === '' ? pageSize : searchedPageSize
  const { now } = context
  const { items: undoables, nextPage } = await mergedPage(streamsFrom, { page, now, limit, keyOf: ({ until }) => until })
  return { undoables, ...(nextPage !== undefined && { nextPage }) }
}

const nothing: Stream<Undoable> = { page: async () => ({ items: [] }) }

const narrowed = (stream: Stream<Undoable>, matches: (one: Undoable) => boolean): Stream<Undoable> => ({
  page: async (next, limit) => {
    const found = await stream.page(next, limit)
    return { ...found, items: found.items.filter(matches) }
  },
})

/** Every word of the search is in a name. */
const matcherOf = (kind: UndoableFilter | undefined, search: string) => {
  const words = normalizeForSearch(search).split(/\s+/)
  return (one: Undoable): boolean => {
    if (one.kind === 'change' && kind !== undefined && (one.action.kind === 'delete') !== (kind === 'delete')) return false
    const text = normalizeForSearch([one.by, ...namesOf(one)].join(' '))
    return words.every((word) => text.includes(word))
  }
}

const namesOf = (one: Undoable): readonly string[] => {
  if (one.kind === 'import' || one.kind === 'conflict') return [one.name]
  if (one.kind === 'item') return [one.name, one.number ?? '']
  const tags = one.kind === 'change' && one.action.kind === 'tags' ? [...one.action.add, ...one.action.remove] : []
  return [...one.names, ...tags]
}

/** Kinds that the caller may not see are empty. */
const seen = (permission: Permission, { can }: HouseReading, stream: Stream<Undoable>): Stream<Undoable> =>
  can(permission) ? stream : nothing

const changes = (context: HouseReading): Stream<Undoable> =>
  seen('bidders:bulk_actions', context, {
    page: async (next, limit) => {
      const orderBy = [{ field: 'type' }, { field: 'at' }] as const
      const found = await readerOf(bidderChangeRecord, context.house).page({ orderBy }, { limit, next })
      const open = found.items.filter(({ document: { until, left } }) => left > 0 && until > context.now.toISOString())
      const items = await Promise.all(open.map(({ document }) => changeOf(document, context)))
      return {
        next: found.next,
        items: items.map(({ run: id, action, at, until, by, lacks, left: count, names }) => ({
          ...{ kind: 'change' as const, id, at, until, by, action, count, names },
          ...(lacks && { lacks: lacks as Permission }),
        })),
      }
    },
  })

const imports = (context: HouseReading, asOf: Date): Stream<Undoable> =>
  seen('data:import', context, {
    page: async (next, limit) => {
      const { house, now, can } = context
      const rests = await undoRests(house, now)
      const where = [{ field: 'uploadDate', atLeast: ago(asOf, importUndoDays * dayMs) }] as const
      const found = await readerOf(uploadRecord, house).page({ where, orderBy: [{ field: 'uploadDate' }] }, { limit, next })
      const open = found.items.map(({ document }) => document).filter((upload) => isUndoable(upload, now, rests))
      return {
        next: found.next,
        items: open.map((upload) => ({
          ...{ kind: 'import' as const, id: upload.id, name: upload.name, count: upload.counts.recordsImported },
          ...{ at: upload.uploadDate, until: importUndoUntil(upload), by: upload.uploadedBy },
          ...(!can(undoPermission(upload)) && { lacks: undoPermission(upload) }),
        })),
      }
    },
  })

const conflicts = (context: HouseReading, asOf: Date): Stream<Undoable> =>
  seen('data:import', context, {
    page: async (next, limit) => {
      const { house, can } = context
      const where = [{ field: 'at', atLeast: ago(asOf, conflictUndoDays * dayMs) }] as const
      const found = await readerOf(conflictUndoRecord, house).page({ where, orderBy: [{ field: 'at' }] }, { limit, next })
      const decided = await Promise.all(
        found.items.map(async ({ document: { id, at } }) => {
          const conflict = (await readerOf(importConflictRecord, house).find(id.slice('undo:'.length)))?.document
          return conflict?.status === 'resolved' ? [{ at, conflict }] : []
        }),
      )
      return {
        next: found.next,
        items: decided.flat().map(({ at, conflict: { id, name, resolution = 'merge', resolvedBy = '' } }) => ({
          ...{ kind: 'conflict' as const, id, name, resolution, at, by: resolvedBy, until: later(at, conflictUndoDays * dayMs) },
          ...(!can('bidders:edit') && { lacks: 'bidders:edit' as const }),
        })),
      }
    },
  })

/** A merge of several bidders has a pair for each two of them; any of them undoes it. */
const merges = (context: HouseReading, asOf: Date): Stream<Undoable> =>
  seen('bidders:merge', context, {
    page: async (next, limit) => {
      const { house } = context
      const where = [
        { field: 'status', in: ['auto-merged', 'manually-merged'] },
        { field: 'decidedAt', atLeast: ago(asOf, mergeKept * 1000) },
      ] as const
      const found = await readerOf(pairRecord, house).page({ where, orderBy: [{ field: 'decidedAt' }] }, { limit, next })
      const pairs = [...new Map(found.items.map(({ document }) => [document.mergeId ?? document.id, document])).values()]
      return {
        next: found.next,
        items: pairs.map(({ id, decidedAt: at = '', decidedBy: by = '', people }) => ({
          ...{ kind: 'merge' as const, id, at, by, names: people.map(({ name }) => name), until: later(at, mergeKept * 1000) },
        })),
      }
    },
  })

/** Deleted items of the inventory, where the account has the add-on. */
const items = (context: HouseReading, asOf: Date): Stream<Undoable> =>
  seen('inventory:view', context, {
    page: async (next, limit) => {
      if (!(await hasInventory(context))) return { items: [] }
      const { house, now, can } = context
      const kept = undoHours * hourMs
      const where = [{ field: 'deletedAt', atLeast: ago(asOf, kept) }] as const
      const found = await readerOf(deletedItemRecord, house).page({ where, orderBy: [{ field: 'deletedAt' }] }, { limit, next })
      const open = found.items.map(({ document }) => document).filter(({ deletedAt }) => later(deletedAt, kept) > now.toISOString())
      return {
        next: found.next,
        items: open.map(({ item: { id, title: name, stockNumber: number }, deletedAt: at, deletedBy: by }) => ({
          ...{ kind: 'item' as const, id, name, number, at, by, until: later(at, kept) },
          ...(!can('inventory:delete') && { lacks: 'inventory:delete' as const }),
        })),
      }
    },
  })

const hasInventory = async ({ requireFeature }: HouseReading): Promise<boolean> => {
  try {
    await requireFeature('inventory')
    return true
  } catch (error) {
    if (error instanceof Failure && error.code === 'feature_unavailable') return false
    throw error
  }
}
