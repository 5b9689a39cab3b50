import type * as calls from '@auctionwiz/contracts/legal-case-entries'
import { type CaseNote, caseNoteLimit } from '@auctionwiz/contracts/legal-case-entries'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { type CaseNoteDocument, caseNoteRecord } from '@auctionwiz/records/case-notes'
import { legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { changeCase } from './change-case.ts'
import { latestOf } from './list-case-events.ts'

const pageSize = 100

export const listCaseNotes: UseCase<typeof calls.listCaseNotes> = async ({ params, query }, { house }) => {
  const [, { items, next }] = await Promise.all([
    readerOf(legalCaseRecord, house).read(params.id),
    readerOf(caseNoteRecord, house).page(latestOf(params.id, 'at'), { limit: pageSize, next: query.page }),
  ])
  return { notes: items.map(({ document }) => noteOf(document)), ...(next && { nextPage: next }) }
}

const noteOf = ({ id, text, at, by, byId }: CaseNoteDocument): CaseNote => ({ id, text, at, by, byId })

/** What the timeline shows of a note. */
const beginning = (text: string): string => (text.length <= 80 ? text : `${text.slice(0, 79).toWellFormed()}…`)

/** The same request sent again gets its first answer. The audit event names the note and not its words. */
export const addCaseNote: UseCase<typeof calls.addCaseNote> = async ({ params, body: { text }, idempotencyKey }, context) => {
  const { claims, now, house } = context
  const id = await caseNoteRecord.idFor(idempotencyKey, params.id, claims.userId)
  const note = { id, text, at: now.toISOString(), by: claims.userName, byId: claims.userId }
  try {
    await changeCase(params.id, context, (before) => {
      if (before.noteCount >= caseNoteLimit) throw new Failure('limit_reached', { what: 'Notes', limit: caseNoteLimit })
      const { bidderId } = before
      return {
        after: { ...before, noteCount: before.noteCount + 1, lastUpdated: note.at },
        events: [{ kind: 'note_added', name: beginning(text) }],
        audited: [{ action: 'legal_case.note_add', after: { noteId: id } }],
        others: [caseNoteRecord.creation({ ...note, caseId: params.id, ...(bidderId !== undefined && { bidderId }) })],
      }
    })
    return note
  } catch (error) {
    const first = isStoreError(error, 'exists') && (await readerOf(caseNoteRecord, house).find(id))
    if (!first) throw error
    if (first.document.text !== text) throw new Failure('idempotency_mismatch')
    return noteOf(first.document)
  }
}

export const removeCaseNote: UseCase<typeof calls.removeCaseNote> = async ({ params: { id, noteId } }, context) =>
  changeCase(id, context, async (before) => {
    const { document, version } = await readerOf(caseNoteRecord, context.house).read(noteId)
    if (document.caseId !== id) throw new Failure('not_found', { what: 'Note' })
    const isAdministrator = context.role === 'admin' || context.role === 'owner'
    if (document.byId !== context.claims.userId && !isAdministrator) throw new Failure('not_your_note')
    return {
      after: { ...before, noteCount: Math.max(0, before.noteCount - 1), lastUpdated: context.now.toISOString() },
      events: [{ kind: 'note_removed' }],
      audited: [{ action: 'legal_case.note_remove', before: { noteId, author: document.by } }],
      others: [{ kind: 'remove', id: noteId, version }],
    }
  })
