import { uploadRetention } from '@auctionwiz/contracts/uploads'
import type { BlobServiceClient } from '@azure/storage-blob'
import { expect, it } from 'vitest'
import { daysKept, expireFiles } from './expire-files.ts'

it('keeps files as long as the product says that it does', () => {
  expect(daysKept('uploads')).toBe(uploadRetention.sourceDays)
  expect(daysKept('upload-errors')).toBe(uploadRetention.errorDays)
  expect(daysKept('others')).toBeUndefined()
})

it('removes those whose time is up, each container by its rule', async () => {
  const now = new Date('2026-11-21T09:00:00Z')
  const removed: string[] = []
  const aged = (days: number) => ({ name: `${days} days`, properties: { createdOn: new Date(now.getTime() - days * 86_400_000) } })
  const blobs = {
    getContainerClient: (container: string) => ({
      listBlobsFlat: async function* () {
        yield* [6, 8, 29, 31].map(aged)
      },
      deleteBlob: async (name: string) => void removed.push(`${container} ${name}`),
    }),
  }
  await expireFiles(blobs as unknown as BlobServiceClient, ['uploads', 'upload-errors', 'others'], now)
  expect(removed).toEqual(['uploads 8 days', 'uploads 29 days', 'uploads 31 days', 'upload-errors 31 days'])
})
