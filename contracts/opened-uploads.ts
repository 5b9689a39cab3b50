import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { acknowledged, id, instant } from './fields.ts'
import { upload, uploadForm } from './uploads.ts'

/** Uploads whose files go straight to file storage, in blocks, before they are completed. */

/** Bytes of every block of a file but the last. */
export const blockSize = 4 * 1024 * 1024

/** An opened upload that was not completed is removed after this time. `infra/blob-lifecycle.json` has the same value. */
export const openedUploadDays = 2

/** How long the addresses of an opened upload take blocks. Later ones come from `grantBlocks`. */
export const grantMinutes = 15

/** How many files one upload may have. */
const mostFiles = 20

/** The id of a block by its place in its file, from 0, as file storage takes it: all ids of a file are of one length. */
export const blockId = (place: number): string => btoa(String(place).padStart(6, '0'))

/** Bytes of the block at this place of a file of `size` bytes; 0 behind its end. */
export const blockLength = (size: number, place: number): number => Math.max(0, Math.min(blockSize, size - place * blockSize))

/** How many blocks a file of `size` bytes has. */
export const blockCount = (size: number): number => Math.ceil(size / blockSize)

const openedFile = z.object({
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Takes PUT requests for blocks of this file and for nothing else. Contains a signature: don't log it. */
  address: z.string(),
  /** Places of the blocks that have arrived. */
  arrived: z.array(z.int()),
})

export const openedUpload = z.object({
  openedId: id,
  files: z.array(openedFile),
  /** Until when the addresses take blocks. */
  grantedUntil: instant,
})
export type OpenedUpload = z.output<typeof openedUpload>

const house = { kind: 'access', scope: 'house', permission: 'data:import' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const params = z.strictObject({ id })

export const openUpload = endpoint({
  app: 'upload',
  name: 'openUpload',
  summary:
    'Open an upload and get an address for each file, which takes blocks of 4 MiB (comp=block&blockid=…, the place in six digits as base64) for 15 minutes',
  method: 'POST',
  path: 'data-upload/opened',
  access: house,
  bodyLimit: 256 * 1024,
  body: z.strictObject({
    ...uploadForm.shape,
    files: z
      .array(
        z.strictObject({
          name: z.string().check(z.minLength(1), z.maxLength(1000, 'Use at most 1,000 characters.')),
          size: z.int().check(z.minimum(0)),
        }),
      )
      .check(z.minLength(1), z.maxLength(mostFiles, `Send at most ${mostFiles} files.`)),
    /** An opened upload of the same files, whose blocks are taken over. Ignored when it no longer exists or has other files. */
    resumes: z.optional(id),
  }),
  answer: z.object({
    /** Absent where browsers can't reach file storage: send the files with `createUpload`. */
    opened: z.optional(openedUpload),
  }),
  status: 201,
  errors: [
    ...refused,
    'feature_unavailable',
    'invalid_request',
    'upload_too_large',
    'file_empty',
    'file_unreadable',
    'idempotency_mismatch',
  ],
})

export const grantBlocks = endpoint({
  app: 'upload',
  name: 'grantBlocks',
  summary: 'Get new addresses for the files of an opened upload, and the blocks that have arrived',
  method: 'POST',
  path: 'data-upload/opened/{id}/grants',
  access: house,
  params,
  answer: openedUpload,
  errors: refused,
})

export const completeUpload = endpoint({
  app: 'upload',
  name: 'completeUpload',
  summary: 'Complete an opened upload once all blocks have arrived; from here on it is like one of the call with the form',
  method: 'POST',
  path: 'data-upload/opened/{id}/complete',
  access: house,
  params,
  timed: false,
  answer: upload,
  status: 202,
  errors: [
    ...refused,
    'feature_unavailable',
    'invalid_request',
    'upload_too_large',
    'upload_interrupted',
    'file_size_differs',
    'file_empty',
    'file_type',
    'file_unreadable',
    'rate_limited',
    'idempotency_mismatch',
  ],
})

export const discardOpenedUpload = endpoint({
  app: 'upload',
  name: 'discardOpenedUpload',
  summary: 'Remove an opened upload with the blocks that have arrived',
  method: 'DELETE',
  path: 'data-upload/opened/{id}',
  access: house,
  params,
  answer: acknowledged,
  errors: refused,
})
