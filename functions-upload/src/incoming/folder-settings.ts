import type { IncomingFolder, readIncomingFolder as readCall, updateIncomingFolder as updateCall } from '@auctionwiz/contracts/incoming'
import { Failure, forbidden } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, HouseReading, UseCase } from '@auctionwiz/platform/core/http/context'
import type { OpenWork } from '@auctionwiz/platform/core/queues/open-work'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { isStoreError, type Versioned } from '@auctionwiz/platform/core/store/store'
import { importMappingRecord } from '@auctionwiz/records/import-mappings'
import {
  folderPath,
  type IncomingFolderDocument,
  incomingFolderId,
  incomingFolderRecord,
  type WatchedFolder,
} from '@auctionwiz/records/incoming-folders'
import { requireImport } from '../uploads/import-options.ts'
import { findFolder, importersOf, rightsOf } from './folder.ts'

const answerOf = async (
  stored: Versioned<IncomingFolderDocument> | undefined,
  { account, auctionHouseId, claims }: Pick<HouseReading, 'account' | 'auctionHouseId' | 'claims'>,
): Promise<IncomingFolder> => {
  const people = await importersOf(account, auctionHouseId)
  const place = { path: folderPath({ accountId: claims.accountId, auctionHouseId }), people }
  if (!stored) return { enabled: false, category: 'bidders', notifyIds: [], ...place }
  const { enabled, category, mappingId, notifyIds, savedBy, savedAt } = stored.document
  const stopped = enabled && !(await rightsOf(account, auctionHouseId, stored.document)).includes('data:import')
  return {
    ...{ enabled, category, savedBy, savedAt, ...place, version: stored.version },
    notifyIds: notifyIds.filter((one) => people.some(({ id }) => id === one)),
    ...(mappingId && { mappingId }),
    ...(stopped && { stopped }),
  }
}

export const readIncomingFolder: UseCase<typeof readCall> = async (_input, context) => answerOf(await findFolder(context.house), context)

export const updateIncomingFolder =
  ({ watched }: { watched: OpenWork<WatchedFolder> }): UseCase<typeof updateCall> =>
  async ({ body: { version, ...settings } }, context) => {
    const { house, account, auctionHouseId, claims, now } = context
    if (!context.can('data:import')) throw forbidden('data:import')
    // Its files are imported on behalf of the caller.
    if (settings.enabled) await requireImport(settings.category, context)
    await requireKnown(settings, context)
    const all = recordsOf(incomingFolderRecord, house)
    const saved = { savedById: claims.userId, savedBy: claims.userName, savedAt: now.toISOString() }
    const document = { id: incomingFolderId, ...settings, ...saved }
    const before = (await all.find(incomingFolderId))?.document
    const event = context.audit({
      ...{ action: 'incoming.settings', subjectType: 'settings', subjectId: incomingFolderId },
      ...(before && { before: factsOf(before) }),
      after: factsOf(document),
    })
    // Noted first: a folder that is off is looked into once and comes to nothing.
    if (settings.enabled) await watched.note({ accountId: claims.accountId, auctionHouseId })
    try {
      const stored = await (version === undefined ? all.create(document, [event]) : all.replace(document, version, [event]))
      return await answerOf(stored, { account, auctionHouseId, claims })
    } catch (error) {
      throw isStoreError(error, 'exists', 'stale', 'missing') ? new Failure('stale_version') : error
    }
  }

type Settings = Pick<IncomingFolderDocument, 'enabled' | 'category' | 'mappingId' | 'notifyIds'>

const factsOf = ({ enabled, category, mappingId, notifyIds }: Settings) => ({ enabled, category, mappingId, notifyIds })

/** Fails with invalid_request for a mapping that is gone or a person who may not import data. */
const requireKnown = async ({ mappingId, notifyIds }: Settings, { house, account, auctionHouseId }: HouseContext): Promise<void> => {
  if (mappingId !== undefined && !(await readerOf(importMappingRecord, house).find(mappingId)))
    throw new Failure('invalid_request', { fields: { mappingId: 'This mapping no longer exists.' } })
  const people = await importersOf(account, auctionHouseId)
  if (notifyIds.some((one) => !people.some(({ id }) => id === one)))
    throw new Failure('invalid_request', { fields: { notifyIds: 'Choose people who may import data in this house.' } })
}
