import type { importPlatformBidders as endpoint } from '@auctionwiz/contracts/platforms'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { derivedId, randomId } from '@auctionwiz/platform/core/store/ids'
import { uploadWithValues } from '../uploads/error-values.ts'
import { fingerprintOf } from '../uploads/fingerprint.ts'
import type { ImportQueue } from '../uploads/import-message.ts'
import { sameUpload, startUpload } from '../uploads/start-upload.ts'
import { findUpload } from '../uploads/upload-repository.ts'
import { biddersCsv, columns } from './bidders-csv.ts'
import { idLimit, type PlatformRecord } from './bidding-platform.ts'
import { type Connected, connectedPlatform, type PlatformPorts } from './platform-connection.ts'

interface Ports extends PlatformPorts {
  files: FileStore
  queue: ImportQueue
}

/**
 * Fetches the chosen bidders and has them imported like a bidder file: the same checks, emails that are known update, the same progress
 * and error file. The same request sent again is taken once; its key with other bidders fails with idempotency_mismatch.
 */
export const importPlatformBidders =
  (ports: Ports): UseCase<typeof endpoint> =>
  async ({ params, body, idempotencyKey }, context) => {
    const { house, claims, auctionHouseId } = context
    const id = idempotencyKey ? await derivedId('upl', auctionHouseId, params.id, idempotencyKey) : randomId('upl')
    const earlier = idempotencyKey ? await findUpload(house, id) : undefined
    const asked = [...new Set(body.bidderIds)]
    const fingerprint = await fingerprintOf(asked.toSorted())
    if (earlier) return uploadWithValues(house, sameUpload(earlier.document, fingerprint))
    const platform = await connectedPlatform(ports, params.id, context)
    const bidders = await chosen(platform, asked)
    if (bidders.length === 0) throw new Failure('platform_bidders_gone', { platform: platform.name })
    const path = `${claims.accountId}/${auctionHouseId}/${id}/${randomId('f')}/0`
    const content = new Blob([biddersCsv(bidders)]).stream()
    const size = await ports.files.write(path, content, 'text/csv')
    const described = {
      id,
      name: platform.name,
      description: 'Platform import',
      category: 'bidders' as const,
      mapping: { ...columns },
      fingerprint,
      files: [{ name: `${params.id}.csv`, size, path, encoding: 'utf-8' as const }],
    }
    return uploadWithValues(house, await startUpload(ports, described, context))
  }

const chosen = async (platform: Connected, ids: readonly string[]): Promise<PlatformRecord[]> => {
  const found: PlatformRecord[] = []
  for (let start = 0; start < ids.length; start += idLimit) found.push(...(await platform.byIds(ids.slice(start, start + idLimit))))
  return found
}
