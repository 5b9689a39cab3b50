import type { FileStore } from '@auctionwiz/platform/core/files/files'

/** Where files hold what was sent of a person. */
export interface PersonFiles {
  /** Rows of imports that were rejected. */
  errorFiles: FileStore
  /** Files that wait to be imported, or could not be imported whole. */
  sourceFiles: FileStore
  /** Files that arrived in incoming folders. */
  incoming: FileStore
  /** Files that browsers are sending. */
  openedFiles: Pick<FileStore, 'remove'>
}
