import { id } from '@auctionwiz/contracts/fields'
import * as z from 'zod/mini'

export const archiveFormat = 'auctionwiz-house'

/** A reader refuses what a later version of the product wrote. */
export const archiveVersion = 1

const archivedFile = z.object({
  path: z.string(),
  /** Of JSON lines: how many. */
  count: z.optional(z.int()),
  bytes: z.int().check(z.nonnegative()),
  sha256: z.string(),
})

export type ArchivedFile = z.output<typeof archivedFile>

/** What an archive says of itself; `docs/house-export.md` describes it. */
export const manifestSchema = z.object({
  format: z.literal(archiveFormat),
  version: z.int(),
  exportedAt: z.string(),
  accountId: id,
  house: z.object({ id, name: z.string() }),
  /** All other files of the archive. */
  files: z.array(archivedFile),
  /** Stored nouns that no archive has, and why. */
  leftOut: z.array(z.object({ noun: z.string(), reason: z.string() })),
  /** Documents that can't be read as they are declared, and so are missing. */
  damaged: z.array(z.object({ noun: z.string(), id: z.string() })),
})

export type Manifest = z.output<typeof manifestSchema>

export const manifestPath = 'manifest.json'
export const housePath = 'house.json'
export const membersPath = 'members.jsonl'

/** The containers of files that a house has, by the name of their folder in the archive. */
export const fileFolders = ['uploads', 'stored-files', 'upload-errors', 'case-documents'] as const

export type FileFolder = (typeof fileFolders)[number]

/** Someone who may work in the house, without what they sign in with. */
export const archivedMember = z.object({
  userId: id,
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  role: z.string(),
})

export type ArchivedMember = z.output<typeof archivedMember>

/** Where the files of a house are in each container of files. */
export const rootOf = ({ accountId, auctionHouseId }: { accountId: string; auctionHouseId: string }): string =>
  `${accountId}/${auctionHouseId}/`
