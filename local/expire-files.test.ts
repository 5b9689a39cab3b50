import { houseExportDays } from '@auctionwiz/contracts/house-exports'
import { casePackDays } from '@auctionwiz/contracts/legal-case-files'
import { openedUploadDays } from '@auctionwiz/contracts/opened-uploads'
import { uploadRetention } from '@auctionwiz/contracts/uploads'
import { type Azurite, startAzurite } from '@auctionwiz/functions-host/testing/start-azurite'
import { BlobServiceClient } from '@azure/storage-blob'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { daysKept, expireFiles } from './expire-files.ts'

let azurite: Azurite
beforeAll(async () => {
  azurite = await startAzurite('blob')
}, 60_000)
afterAll(() => azurite.stop())

it('keeps files as long as the product says that it does', () => {
  expect(daysKept('uploads')).toBe(uploadRetention.sourceDays)
  expect(daysKept('upload-errors')).toBe(uploadRetention.errorDays)
  expect(daysKept('case-packs')).toBe(casePackDays)
  expect(daysKept('house-exports')).toBe(houseExportDays)
  expect(daysKept('opened-uploads')).toBe(openedUploadDays)
  expect(daysKept('others')).toBeUndefined()
})

it('removes those whose time is up, each container by its rule', async () => {
  const blobs = BlobServiceClient.fromConnectionString(azurite.connection)
  const containers = ['uploads', 'upload-errors', 'others']
  for (const name of containers) {
    await blobs.getContainerClient(name).create()
    await blobs.getContainerClient(name).getBlockBlobClient('a1/h1/upl_1/0').upload('Ann', 3)
  }
  const { lastModified } = await blobs.getContainerClient('uploads').getBlockBlobClient('a1/h1/upl_1/0').getProperties()
  const left = async (days: number): Promise<string[]> => {
    await expireFiles(blobs, containers, new Date((lastModified?.getTime() ?? 0) + days * 86_400_000))
    const found = await Promise.all(containers.map((name) => blobs.getContainerClient(name).getBlockBlobClient('a1/h1/upl_1/0').exists()))
    return containers.filter((_, index) => found[index])
  }
  expect(await left(6)).toEqual(containers)
  expect(await left(8)).toEqual(['upload-errors', 'others'])
  expect(await left(29)).toEqual(['upload-errors', 'others'])
  expect(await left(31)).toEqual(['others'])
})
