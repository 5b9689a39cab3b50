import * as z from 'zod/mini'

/** The files of an upload: what they are, what became of them, and how large they may be. */

/** All files of one upload together, in bytes. */
export const uploadLimit = 100 * 1024 * 1024

/** What a file is by its content. */
export const fileKinds = ['csv', 'excel', 'pdf', 'json', 'xml', 'text', 'image', 'word', 'archive', 'dump'] as const
export type FileKind = (typeof fileKinds)[number]

/** What became of a file; `stopped`: its import failed or was not reached. */
export const fileOutcomes = ['waiting', 'importing', 'imported', 'stopped', 'stored'] as const

export const uploadFile = z.object({
  name: z.string(),
  size: z.int(),
  outcome: z.enum(fileOutcomes),
  /** Of a stored file: its kind, and its number for `downloadUpload`. */
  kind: z.optional(z.enum(fileKinds)),
  number: z.optional(z.int()),
})
export type UploadFile = z.output<typeof uploadFile>

/** The file of one bidder import, in bytes. */
export const bidderImportLimit = 10 * 1024 * 1024

/** The limits of a workbook or JSON file: bytes of the sent file, and of a workbook's declared unpacked size. */
export const tableLimits = { bytes: 10 * 1024 * 1024, unpacked: 200 * 1024 * 1024, rows: 100_000, columns: 500, cells: 3_000_000 } as const
