import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { findUser } from '@auctionwiz/records/users'
import type { HouseSource } from './archive-house.ts'

/** The containers of the files of houses. */
export const houseFiles = (open: (container: string) => FileStore): HouseSource['files'] => ({
  uploads: open('uploads'),
  'stored-files': open('stored-files'),
  'upload-errors': open('upload-errors'),
  'case-documents': open('case-documents'),
})

/** Who users are, by their ids. */
export const personsIn =
  (store: DocumentStore): HouseSource['person'] =>
  async (userId) =>
    (await findUser(partitionOf(store, 'identities', [userId])))?.document
