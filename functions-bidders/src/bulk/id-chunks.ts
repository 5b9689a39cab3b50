import type { StoredDocument, Write } from '@auctionwiz/platform/core/store'

/** Ids of bidders that a change is about, so that it changes just those who matched when it began, whatever it makes of them. */
export interface IdChunk extends StoredDocument {
  type: 'bulkIds'
  ids: string[]
}

const twoDays = 172_800

export const chunkSize = 1000

export const chunkId = (run: string, index: number): string => `bulk:${run}:${index}`

export const chunkWrite = (run: string, index: number, ids: readonly string[]): Write => {
  const document: IdChunk = { id: chunkId(run, index), type: 'bulkIds', ttl: twoDays, ids: [...ids] }
  return { kind: 'put', document }
}
