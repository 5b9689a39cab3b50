import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { BlockBlobClient, ContainerClient } from '@azure/storage-blob'
import { notFound } from '../core/failure.ts'
import type { FileStore } from '../core/files.ts'
import type { StorageSettings } from './storage-settings.ts'

const blockSize = 4 * 1024 * 1024

/** Files in Blob storage, streamed: at most two blocks of a file are in memory. */
export const blobStore = (settings: StorageSettings, containerName: string): FileStore => {
  let container: Promise<ContainerClient> | undefined
  const blob = async (path: string): Promise<BlockBlobClient> => {
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
    read: async (path) => {
      const client = await blob(path)
      const { readableStreamBody } = await client.download().catch(missingFile)
      if (!readableStreamBody) throw notFound('File')
      // In Node the SDK's stream is a Readable; its type only says that it can be read.
      return Readable.toWeb(readableStreamBody as Readable) as ReadableStream<Uint8Array>
    },
    remove: async (path) => {
      await (await blob(path)).deleteIfExists()
    },
    writeText: async (path, text, contentType) => {
      const bytes = Buffer.from(text)
      await (await blob(path)).upload(bytes, bytes.length, { blobHTTPHeaders: { blobContentType: contentType } })
    },
    rewriteText: async (path, change) => {
      const client = await blob(path)
      for (let attempt = 1; ; attempt += 1) {
        const { etag, blobContentType, text } = await readText(client)
        const bytes = Buffer.from(change(text))
        const written = await client
          .upload(bytes, bytes.length, { conditions: { ifMatch: etag }, blobHTTPHeaders: { blobContentType } })
          .catch((error: { statusCode?: number }) => {
            if (error.statusCode !== 412 || attempt === rewriteAttempts) throw error
          })
        if (written) return
      }
    },
  }
}

/** So often somebody else may be faster before a file counts as busy. */
const rewriteAttempts = 5

const readText = async (client: BlockBlobClient): Promise<{ etag: string; blobContentType: string; text: string }> => {
  const { etag = '', contentType = '', readableStreamBody } = await client.download().catch(missingFile)
  if (!readableStreamBody) throw notFound('File')
  return { etag, blobContentType: contentType, text: (await buffer(readableStreamBody)).toString('utf8') }
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
