import type { IncomingFolder } from '@auctionwiz/contracts/incoming'
import type { Permission } from '@auctionwiz/contracts/permissions'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import {
  folderPath,
  type IncomingFolderDocument,
  incomingFolderId,
  incomingFolderRecord,
  type WatchedFolder,
} from '@auctionwiz/records/incoming-folders'
import { memberPermissions } from '@auctionwiz/records/may-be-told'
import { findMember, memberRecord } from '@auctionwiz/records/members'

/** Where the files of a call are, by its sending and the attempt at it. */
export const sentPath = (folder: WatchedFolder, sendingId: string, attempt: string): string =>
  `${sentFolder(folder)}${sendingId}/${attempt}/`

const sentFolder = (folder: WatchedFolder): string => `${folderPath(folder)}sent/`

/** The sending and the attempt of a file that a call put into the folder; undefined for any other file. */
export const sendingOf = (folder: WatchedFolder, path: string): { id: string; attempt: string } | undefined => {
  if (!path.startsWith(sentFolder(folder))) return undefined
  const [id = '', attempt = ''] = path.slice(sentFolder(folder).length).split('/')
  return { id, attempt }
}

export const findFolder = (house: PartitionReader): Promise<Versioned<IncomingFolderDocument> | undefined> =>
  readerOf(incomingFolderRecord, house).find(incomingFolderId)

/** What the person who answers for a folder may do in the house; nothing once they are suspended or have left. */
export const rightsOf = async (
  account: PartitionReader,
  auctionHouseId: string,
  { savedById }: Pick<IncomingFolderDocument, 'savedById'>,
): Promise<readonly Permission[]> => {
  const member = (await findMember(account, savedById))?.document
  return member && member.status !== 'suspended' ? memberPermissions(member, auctionHouseId) : []
}

/** The people of a house who may import data, by name. */
export const importersOf = async (account: PartitionReader, auctionHouseId: string): Promise<IncomingFolder['people']> => {
  const people: IncomingFolder['people'] = []
  for await (const { document } of readerOf(memberRecord, account).each()) {
    const { userId, person, status } = document
    if (person && status !== 'suspended' && memberPermissions(document, auctionHouseId).includes('data:import'))
      people.push({ id: userId, name: person.name })
  }
  return people.toSorted((a, b) => a.name.localeCompare(b.name))
}
