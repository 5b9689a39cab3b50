import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import { zipped } from '@auctionwiz/platform/core/spreadsheets/zip'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { readHouse } from '@auctionwiz/records/houses'
import type { Notifier } from '@auctionwiz/records/notify'
import { archiveHouse } from '../house-archive/archive-house.ts'
import { notifyOwner } from '../house-archive/notify-owner.ts'
import type { HouseTarget } from '../house-archive/restore-house.ts'

export interface ExportPlace extends Omit<HouseTarget, 'onFile'> {
  notify: Notifier
}

/**
 * Writes the archive of a house to a file, which has its name once it is whole. That it was taken out is in the account's log, and its owner is notified.
 * @param file undefined for a dry run: all is read and nothing is written
 * @returns the bytes of the archive
 */
export const exportToFile = async (place: ExportPlace, file: string | undefined): Promise<number> => {
  const now = place.now()
  const house = await readHouse(place.account, place.auctionHouseId)
  if (file !== undefined) {
    const source = { now, actorId: 'operator', actorName: place.operator, address: '', correlationId: randomId('req') }
    await place.account.write([
      auditWrite(source, { action: 'house.export', subjectType: 'house', subjectId: house.id, subjectName: house.name }),
    ])
    const { correlationId, actorName } = source
    const made = { cause: correlationId, name: house.name, person: `AuctionWiz (${actorName})`, at: now.toISOString() }
    await notifyOwner(place.notify, place.account, made)
  }
  let bytes = 0
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const piece of zipped(archiveHouse({ ...place, now }), true)) {
      bytes += piece.byteLength
      yield piece
    }
  }
  if (file === undefined) {
    for await (const _piece of counted());
    return bytes
  }
  const half = `${file}.part`
  await pipeline(counted(), createWriteStream(half))
  await rename(half, file)
  return bytes
}
