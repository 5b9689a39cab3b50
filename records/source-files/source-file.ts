import type { TextEncodingName } from '@auctionwiz/domain/files/sniff'
import type { ChosenField } from '@auctionwiz/domain/imports/fields'
import type { FileReading } from '@auctionwiz/domain/imports/file-reading'
import type { StoredDocument } from '@auctionwiz/platform/core/store'

/** A file that somebody sent to be imported. */
export interface SourceFile {
  name: string
  /** Bytes. */
  size: number
  /** Bytes of the file as it was sent, where it was turned into CSV. */
  received?: number
  /** Where the file store keeps it, see `sourceFolder`. */
  path: string
  encoding: TextEncodingName
  /** Of a workbook with several sheets the one that was taken. */
  sheet?: string
}

/** What an upload says of its files. */
export interface SourceUpload extends StoredDocument {
  type: 'upload'
  name: string
  /** ISO 8601. */
  uploadDate: string
  files: SourceFile[]
  /** Headers of columns and the fields that whoever sent the files chose for them. */
  mapping?: Record<string, ChosenField>
  /** How each file is read, once that was decided; before any of its rows is stored. */
  readings?: FileReading[]
  status: 'pending' | 'processing' | 'completed' | 'error'
}

/** The folder of a house's files; the next part of a path is the id of the upload. */
export const sourceFolder = (accountId: string, auctionHouseId: string): string => `${accountId}/${auctionHouseId}/`
