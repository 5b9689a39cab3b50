import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { BlockBlobClient, ContainerClient } from '@azure/storage-blob'
import { retry } from '../core/concurrency/retry.ts'
import { notFound } from '../core/errors/failure.ts'
import type { FileStore } from '../core/files/files.ts'
import { isPlainPath } from '../core/files/plain-path.ts'
import { streamOf } from '../core/spreadsheets/stream-of.ts'
import { StoreError } from '../core/store/store.ts'
import { busyErrorOf } from './busy.ts'
import { storageRetryMs } from './storage-queue.ts'
import type { StorageSettings } from './storage-settings.ts'
import { tracedFiles } from './telemetry/traced-files.ts'

const blockSize = 4 * 1024 * 1024

/** Files in Blob storage, streamed: at most two blocks of a file are in memory. Storage that cannot answer is the StoreError `busy`. */
export const blobStore = (settings: StorageSettings, containerName: string): FileStore =>
  tracedFiles(sayingBusy(blobFiles(settings, containerName)), containerName)

const blobFiles = (settings: StorageSettings, containerName: string): FileStore => {
  let container: Promise<ContainerClient> | undefined
  const blob = async (path: string): Promise<BlockBlobClient> => {
    // An address resolves dots, so that such a path would name a file of another tenant.
    if (!isPlainPath(path)) throw notFound('File')
    container ??= openContainer(settings, containerName)
    return (await container).getBlockBlobClient(path)
  }
  return {
    write: async (path, body, contentType) => {
      const client = await blob(path)
      let size = 0
      const counted = body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform: (chunk, controller) => {
            size += chunk.byteLength
            // The SDK copies chunks with Buffer's own methods.
            controller.enqueue(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
          },
        }),
      )
      await client.uploadStream(Readable.from(counted), blockSize, 2, { blobHTTPHeaders: { blobContentType: contentType } })
      return size
    },
    read: async (path, version) => {
      const client = await blob(path)
      const { readableStreamBody } = await client.download(0, undefined, ofVersion(version)).catch(staleOr(path, missingFile))
      if (!readableStreamBody) throw notFound('File')
      return streamOf(chunksOf(readableStreamBody as Readable))
    },
    remove: async (path, version) => {
      await (await blob(path)).deleteIfExists(ofVersion(version)).catch(staleOr(path))
    },
    reserve: async (path, contentType) => {
      const client = await blob(path)
      const made = await client
        .upload('', 0, { conditions: { ifNoneMatch: '*' }, blobHTTPHeaders: { blobContentType: contentType } })
        .catch((error: { statusCode?: number }) => {
          if (error.statusCode !== 409) throw error
        })
      const { etag = '' } = made ?? (await client.getProperties())
      return etag
    },
    writeText: async (path, text, contentType, version) => {
      const bytes = Buffer.from(text)
      const options = { conditions: { ifMatch: version }, blobHTTPHeaders: { blobContentType: contentType } }
      await (await blob(path)).upload(bytes, bytes.length, options).catch((error: { statusCode?: number }) => {
        if (isChanged(error) || error.statusCode === 404) throw new StoreError('stale', `${path} has changed`)
        throw error
      })
    },
    rewriteText: async (path, change) =>
      untilUnchanged(await blob(path), async (client, { etag, body, contentType }) => {
        const bytes = Buffer.from(change((await buffer(body)).toString('utf8')))
        await client.upload(bytes, bytes.length, { conditions: { ifMatch: etag }, blobHTTPHeaders: { blobContentType: contentType } })
      }),
    rewrite: async (path, change) =>
      untilUnchanged(await blob(path), async (client, { etag, body, contentType }) => {
        const changed = Readable.from(change(streamOf(chunksOf(body)))).map((part: Uint8Array) => Buffer.from(part))
        const options = { conditions: { ifMatch: etag }, blobHTTPHeaders: { blobContentType: contentType } }
        await client.uploadStream(changed, blockSize, 2, options)
      }),
    list: async function* (prefix) {
      container ??= openContainer(settings, containerName)
      for await (const { name, properties } of (await container).listBlobsFlat({ prefix }))
        yield {
          ...{ path: name, size: properties.contentLength ?? 0, writtenAt: properties.lastModified },
          // Listings have it without the quotation marks of the header.
          version: `"${properties.etag.replaceAll('"', '')}"`,
        }
    },
  }
}

const sayingBusy = (files: FileStore): FileStore => {
  const said = <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) => {
    return (...args: Args): Promise<T> => call(...args).catch(busy)
  }
  return {
    write: said(files.write),
    read: said(files.read),
    remove: said(files.remove),
    reserve: said(files.reserve),
    writeText: said(files.writeText),
    rewriteText: said(files.rewriteText),
    rewrite: said(files.rewrite),
    list: (prefix) => chunksOf(files.list(prefix)),
  }
}

const busy = (error: unknown): never => {
  throw busyErrorOf(error, 'file storage', storageRetryMs) ?? error
}

/** What is streamed may break off in its middle. */
async function* chunksOf<T>(parts: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* parts
  } catch (error) {
    busy(error)
  }
}

/** Conflicts with other writers before a file counts as busy. */
const rewriteAttempts = 5

interface ReadBlob {
  etag: string
  contentType: string
  body: Readable
}

/** Reads and rewrites a file; restarts from its beginning after a conflict with another writer. */
const untilUnchanged = (client: BlockBlobClient, step: (client: BlockBlobClient, read: ReadBlob) => Promise<void>): Promise<void> =>
  retry(
    async () => {
      const { etag = '', contentType = '', readableStreamBody } = await client.download().catch(missingFile)
      if (!readableStreamBody) throw notFound('File')
      await step(client, { etag, contentType, body: readableStreamBody as Readable })
    },
    { attempts: rewriteAttempts, again: isChanged },
  )

const isChanged = (error: unknown): boolean => (error as { statusCode?: number }).statusCode === 412

const ofVersion = (version: string | undefined) => (version === undefined ? {} : { conditions: { ifMatch: version } })

const failing = (error: unknown): never => {
  throw error
}

const staleOr =
  (path: string, otherwise: (error: { statusCode?: number }) => never = failing) =>
  (error: { statusCode?: number }): never => {
    if (isChanged(error)) throw new StoreError('stale', `${path} has changed`)
    return otherwise(error)
  }

const missingFile = (error: { statusCode?: number }): never => {
  throw error.statusCode === 404 ? notFound('File') : error
}

/** The container itself; its SDK is loaded with the first call. */
export const openContainer = async (settings: StorageSettings, name: string): Promise<ContainerClient> => {
  const { BlobServiceClient } = await import('@azure/storage-blob')
  if ('connectionString' in settings) return BlobServiceClient.fromConnectionString(settings.connectionString).getContainerClient(name)
  const { DefaultAzureCredential } = await import('@azure/identity')
  return new BlobServiceClient(settings.blobUrl, new DefaultAzureCredential()).getContainerClient(name)
}
