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
