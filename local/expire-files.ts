import type { BlobServiceClient } from '@azure/storage-blob'
import lifecycle from '../infra/blob-lifecycle.json' with { type: 'json' }

const day = 86_400_000

/** Days that files of a blob container are kept; undefined for good. */
export const daysKept = (container: string): number | undefined => {
  const rule = lifecycle.rules.find(({ definition }) => definition.filters.prefixMatch.includes(`${container}/`))
  return rule?.definition.actions.baseBlob.delete.daysAfterCreationGreaterThan
}

/** Removes the files whose time is up, as the storage account does by its lifecycle rules; the stand-in for it knows none. */
export const expireFiles = async (blobs: BlobServiceClient, containers: readonly string[], now: Date): Promise<void> => {
  for (const name of containers) {
    const days = daysKept(name)
    if (days === undefined) continue
    const container = blobs.getContainerClient(name)
    for await (const blob of container.listBlobsFlat()) {
      const { createdOn = blob.properties.lastModified } = blob.properties
      if (now.getTime() - createdOn.getTime() > days * day) await container.deleteBlob(blob.name)
    }
  }
}
