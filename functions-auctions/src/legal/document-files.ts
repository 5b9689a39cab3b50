import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'

export const contentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const

interface DocumentPlace {
  accountId: string
  auctionHouseId: string
  caseId: string
  documentId: string
}

/** Where the versions of a document are stored. */
export const documentFolder = ({ accountId, auctionHouseId, caseId, documentId }: DocumentPlace): string =>
  `${accountId}/${auctionHouseId}/${caseId}/${documentId}/`

/** A file is stored by its checksum before the record names it: sent again, it takes the same place. */
export const documentPath = (place: DocumentPlace, checksum: string): string => `${documentFolder(place)}${checksum}`

/** A version as stored. Files of before documents had folders lie beside each other in the folder of the case. Fails with `not_found`. */
export const readVersion = async (files: FileStore, place: DocumentPlace, checksum: string): Promise<ReadableStream<Uint8Array>> => {
  try {
    return await files.read(documentPath(place, checksum))
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'not_found')) throw error
    return files.read(`${place.accountId}/${place.auctionHouseId}/${place.caseId}/${checksum}`)
  }
}
