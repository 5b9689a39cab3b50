import type { Upload } from '@auctionwiz/contracts/uploads'

const second = 1000
const longest = 15 * second

export const isRunning = (upload: Pick<Upload, 'status'>): boolean =>
  upload.status !== 'completed' && upload.status !== 'error' && upload.status !== 'review'

/**
 * Milliseconds until the next poll: one second while the upload progresses, increasing while it doesn't or the service does not answer.
 * `quiet` counts consecutive polls without news.
 */
export const nextLook = (quiet: number): number => (quiet < 5 ? second : Math.min(second * 2 ** (quiet - 4), longest))

/** The values that change with progress. */
export const progressMark = (uploads: readonly Upload[]): string =>
  uploads
    .filter(isRunning)
    .map((upload) => `${upload.uploadId} ${upload.status} ${upload.progress} ${upload.results.recordsProcessed}`)
    .join(',')
