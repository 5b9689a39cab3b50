import type { BlobSASSignatureValues, BlobServiceClient, BlockBlobClient } from '@azure/storage-blob'
import { notFound } from '../core/errors/failure.ts'
import type { BlockFiles } from '../core/files/block-files.ts'
import { isPlainPath } from '../core/files/plain-path.ts'
import { blobStore } from './blob-store.ts'
import { busyErrorOf } from './busy.ts'
import { clockSkew, delegationKey } from './delegation-key.ts'
import { storageRetryMs } from './storage-queue.ts'
import type { StorageSettings } from './storage-settings.ts'

/** Signs an address for one blob. @returns its query */
type Sign = (values: BlobSASSignatureValues) => Promise<string>

interface Opened {
  service: BlobServiceClient
  sign: Sign
}

/**
 * Files in Blob storage that browsers send in blocks. On Azure the managed identity signs the addresses with a user delegation key, locally the
 * account's key does.
 * @param browserUrl where browsers reach the blob service of the account
 */
export const blockFiles = (settings: StorageSettings, containerName: string, browserUrl: string): BlockFiles => {
  let opened: Promise<Opened> | undefined
  const open = (): Promise<Opened> => {
    opened ??= openService(settings)
    return opened
  }
  const blob = async (path: string): Promise<BlockBlobClient> => {
    if (!isPlainPath(path)) throw notFound('File')
    return (await open()).service.getContainerClient(containerName).getBlockBlobClient(path)
  }
  return {
    ...blobStore(settings, containerName),
    grant: async (path, until) => {
      const { pathname } = new URL((await blob(path)).url)
      const { sign } = await open()
      const { BlobSASPermissions } = await import('@azure/storage-blob')
      const query = await sign({
        containerName,
        blobName: path,
        permissions: BlobSASPermissions.parse('cw'),
        startsOn: new Date(Date.now() - clockSkew),
        expiresOn: until,
      }).catch(busy)
      return `${new URL(browserUrl).origin}${pathname}?${query}`
    },
    blocks: async (path) => {
      const listed = await (await blob(path)).getBlockList('all').catch((error: { statusCode?: number }) => {
        if (error.statusCode === 404) return undefined
        return busy(error)
      })
      return [...(listed?.committedBlocks ?? []), ...(listed?.uncommittedBlocks ?? [])].map(({ name, size }) => ({ id: name, size }))
    },
    assemble: async (path, ids, contentType) => {
      await (await blob(path)).commitBlockList([...ids], { blobHTTPHeaders: { blobContentType: contentType } }).catch(busy)
    },
    remove: async (path) => removeBlob(await blob(path)),
  }
}

/** Removes what browsers have sent, for an app that grants no addresses. */
export const sentFiles = (settings: StorageSettings, containerName: string): Pick<BlockFiles, 'remove'> => {
  let opened: Promise<Opened> | undefined
  return {
    remove: async (path) => {
      opened ??= openService(settings)
      if (!isPlainPath(path)) throw notFound('File')
      await removeBlob((await opened).service.getContainerClient(containerName).getBlockBlobClient(path))
    },
  }
}

const removeBlob = async (client: BlockBlobClient): Promise<void> => {
  const { deleted } = await client.deleteIfExists().then(
    ({ succeeded }) => ({ deleted: succeeded }),
    (error: unknown) => busy(error),
  )
  // Blocks that belong to no file can't be deleted: a file without any takes their place.
  if (deleted) return
  await client.commitBlockList([]).catch(busy)
  await client.deleteIfExists().catch(busy)
}

const busy = (error: unknown): never => {
  throw busyErrorOf(error, 'file storage', storageRetryMs) ?? error
}

const openService = async (settings: StorageSettings): Promise<Opened> => {
  const { BlobServiceClient, generateBlobSASQueryParameters, SASProtocol, StorageSharedKeyCredential } = await import('@azure/storage-blob')
  if ('connectionString' in settings) {
    const service = BlobServiceClient.fromConnectionString(settings.connectionString)
    const { credential } = service
    if (!(credential instanceof StorageSharedKeyCredential)) throw new Error('The connection string of the storage account has no key.')
    return { service, sign: async (values) => generateBlobSASQueryParameters(values, credential).toString() }
  }
  const { DefaultAzureCredential } = await import('@azure/identity')
  const service = new BlobServiceClient(settings.blobUrl, new DefaultAzureCredential())
  const key = delegationKey((from, until) => service.getUserDelegationKey(from, until), Date.now)
  const sign: Sign = async (values) =>
    generateBlobSASQueryParameters({ ...values, protocol: SASProtocol.Https }, await key(), service.accountName).toString()
  return { service, sign }
}
