import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { StoredDocument, Versioned } from '@auctionwiz/platform/core/store/store'
import { stepId } from '@auctionwiz/records/import-steps'
import { importStepRecord } from '@auctionwiz/records/imported-records'
import type { UploadDocument } from '../../uploads/upload-document.ts'
import type { GoodRow } from '../read-window.ts'
import type { TakenRow } from '../store-window.ts'
import { type DoneRows, type DoneStep, type NamedRow, type StepPlace, stepTaker } from '../take-steps.ts'
import type { KeyedDocument, Linked, RecordName, RecordPlace, RowNoun } from './record-place.ts'
import { writeRecords } from './write-records.ts'

/** Rows that are written in one batch: a record and its audit event each, and what undoes them. */
const stepRows = 20

/** Records that are read together. */
const chunk = 100

/** A record as the rows up to here leave it. */
export interface RecordSlot<D extends StoredDocument> {
  /** As the store has it; undefined while it has not. */
  stored: Versioned<D> | undefined
  state: D
}

export type MadeRecord = NonNullable<UploadDocument['records']>[number]

/** Takes the windows of files one after the other: finds or makes the records that rows name, and writes step by step. */
export const recordWindows = <V, D extends KeyedDocument, L>(place: RecordPlace, rowNoun: RowNoun<V, D, L>) => {
  const { house, auctionHouseId, upload, trial } = place
  const { record } = rowNoun.noun
  const home = house.in(record.definition.container)
  const linksOf = rowNoun.linkFinder(house)
  const slots = new Map<string, RecordSlot<D>>()
  const byKey = new Map<string, RecordSlot<D>>()
  const takeSteps = stepTaker<MadeRecord>({
    size: stepRows,
    find: async ({ file, row }) =>
      trial ? undefined : (await readerOf(importStepRecord, home).find(stepId(upload.id, file, row)))?.document,
  })

  const keep = (slot: RecordSlot<D>): void => {
    slots.set(slot.state.id, slot)
    byKey.set(slot.state.uniqueKey, slot)
  }

  const load = async (field: 'id' | 'uniqueKey', values: readonly string[]): Promise<void> => {
    const known = field === 'id' ? slots : byKey
    const open = [...new Set(values)].filter((value) => !known.has(value))
    for (let from = 0; from < open.length; from += chunk) {
      const where = [{ field: field as 'id', in: open.slice(from, from + chunk) }] as const
      for await (const stored of readerOf(record, home).each({ where }, chunk))
        if (!slots.has(stored.document.id)) keep({ stored, state: stored.document })
    }
  }

  const take = (id: string, row: GoodRow<V>, { links, notes }: Linked<L>): Omit<TakenRow, 'row'> => {
    const slot = slots.get(id)
    if (!slot) {
      keep({ stored: undefined, state: rowNoun.make(id, row.values, links, place) })
      return { outcome: 'create', changed: [], problems: notes }
    }
    const { after, changed, kept } = rowNoun.merge(slot.state, row.values, links, place)
    slot.state = after
    const problems = [...notes, ...kept.filter(({ field }) => notes.every((note) => note.field !== field))]
    return { outcome: changed.length > 0 ? 'update' : 'unchanged', changed, problems }
  }

  const takeStep =
    (linked: (row: GoodRow<V>) => Linked<L>) =>
    async (rows: readonly NamedRow<V>[], at: StepPlace): Promise<DoneStep<MadeRecord>> => {
      const taken = rows.map(({ row, id }): TakenRow => ({ row: row.row, ...take(id, row, linked(row)) }))
      const touched = new Set(rows.flatMap(({ id }) => slots.get(id) ?? []))
      const made = trial ? [] : await writeRecords(rowNoun.noun, [...touched], { at, rows: taken, place })
      return { rows: taken, made }
    }

  /** An id of AuctionWiz comes before what another system calls the record. Rows of a file may name the same new one. */
  const named = (row: GoodRow<V>, { ownId, uniqueKey, newId }: RecordName, coming: Map<string, string>): NamedRow<V> => {
    const own = ownId !== undefined && slots.has(ownId) ? ownId : undefined
    const id = own ?? byKey.get(uniqueKey)?.state.id ?? coming.get(uniqueKey) ?? newId
    coming.set(uniqueKey, id)
    return { row, id }
  }

  return async (
    rows: readonly GoodRow<V>[],
    file: number,
    beforeStep: (rows: number) => Promise<void>,
  ): Promise<DoneRows<V, MadeRecord>> => {
    // What earlier windows have written is in the store.
    if (!trial) for (const known of [slots, byKey]) known.clear()
    const names = await Promise.all(rows.map(({ values }) => rowNoun.nameOf(auctionHouseId, values)))
    await load(
      'id',
      names.flatMap(({ ownId = [], newId }) => [ownId, newId].flat()),
    )
    await load(
      'uniqueKey',
      names.map(({ uniqueKey }) => uniqueKey),
    )
    const coming = new Map<string, string>()
    const all = rows.flatMap((row, index) => {
      const name = names[index]
      return name ? [named(row, name, coming)] : []
    })
    const linked = await linksOf(rows)
    return takeSteps(all, { file, beforeStep, take: takeStep(linked) })
  }
}
