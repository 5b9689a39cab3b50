import { languages } from '@auctionwiz/contracts/identity'
import { casePack, casePackDays } from '@auctionwiz/contracts/legal-case-files'
import { type OpenWork, openWork } from '@auctionwiz/platform/core/queues/open-work'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'

export const casePackRecord = record({
  type: 'case-pack',
  container: 'cases',
  names: ['evidence pack', 'evidence packs'],
  about: 'The last evidence pack of a legal case, and how far it has come; its files are in the blob container case-packs.',
  fields: () => ({
    ...casePack.shape,
    caseId: z.string(),
    /** A later request of the same case is another run, with files of its own. */
    run: z.string(),
    /** That of the person who asked for it. */
    language: z.enum(languages),
    startedById: z.string(),
    /** When it last got on. */
    movedAt: z.string(),
  }),
  // Longer than its files, so that a late caller is told why they are gone.
  ttl: 2 * casePackDays * 86_400,
  personalData: {
    of: 'staff',
    field: 'startedById',
    exported: false,
    erasure: { kept: 'It says who took the evidence out, and is forgotten after two weeks.' },
  },
})

export type CasePackDocument = DocumentOf<typeof casePackRecord>

export const casePackId = (caseId: string): string => `pack:${caseId}`

/** Requests the work on a run. */
export interface CasePackMessage {
  accountId: string
  auctionHouseId: string
  caseId: string
  run: string
}

/** Milliseconds of silence after which a pack is taken up again; documents are packed within seconds. */
export const casePackSilence = 2 * 60_000

/** The packs under way, of all houses. */
export const openCasePacks = (store: DocumentStore, now: () => Date): OpenWork<CasePackMessage> =>
  openWork({
    store,
    now,
    queueName: 'case-packs',
    nameOf: ({ accountId, auctionHouseId, caseId }) => `${accountId}:${auctionHouseId}:${caseId}`,
    patience: casePackSilence,
  })
