import type { Upload } from '@auctionwiz/contracts/uploads'

const second = 1000
const longest = 15 * second

export const isRunning = (upload: Pick<Upload, 'status'>): boolean => upload.status !== 'completed' && upload.status !== 'error'

/**
 * Milliseconds until the next look at what runs: each second while it moves, longer step by step while it stands still or does not answer.
 * `quiet` counts the looks in a row that brought nothing new.
 */
export const nextLook = (quiet: number): number => (quiet < 5 ? second : Math.min(second * 2 ** (quiet - 4), longest))

/** What tells one look from the next. */
export const progressMark = (uploads: readonly Upload[]): string =>
  uploads
    .filter(isRunning)
    .map((upload) => `${upload.uploadId} ${upload.status} ${upload.progress} ${upload.results.recordsProcessed}`)
    .join(',')
