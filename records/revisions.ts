import * as z from 'zod/mini'

/** Counts the changes that people make to a document; absent before the first. */
export const revision = z.optional(z.int())

/** The version that callers see and send back; the system's own writes do not change it. */
export const versionOf = (document: { revision?: number | undefined }): string => String(document.revision ?? 0)

export const nextRevision = (document: { revision?: number | undefined }): number => (document.revision ?? 0) + 1
