import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { notificationRecord } from '@auctionwiz/records/notifications'
import { expect, it } from 'vitest'
import { bidderCsv, emptyHouse, message } from '../testing/house.ts'
import { failImport } from './fail-import.ts'
import { importUpload } from './import-upload.ts'

/** The notices to the user who sent the files. */
const told = async ({ store }: Pick<ReturnType<typeof emptyHouse>, 'store'>) => {
  const { items } = await readerOf(notificationRecord, partitionOf(store, 'identities', [message.userId])).page({}, { limit: 100 })
  return items.map(({ document: { kind, subjectId, facts } }) => ({ kind, subjectId, ...facts }))
}

it('an import tells its sender once how it ended', async () => {
  const tenant = emptyHouse()
  await tenant.putUpload([bidderCsv(3)])
  await importUpload(tenant.ports)(message, 1)
  await importUpload(tenant.ports)(message, 2)
  expect(await told(tenant)).toEqual([{ kind: 'import_finished', subjectId: 'upl_1', name: 'Autumn list', count: 3, total: 3, failed: 0 }])
})

it('an import with rejected rows says how many', async () => {
  const tenant = emptyHouse()
  await tenant.putUpload([`${bidderCsv(2)}Cid,,bad mail\n`])
  await importUpload(tenant.ports)(message, 1)
  expect(await told(tenant)).toMatchObject([{ kind: 'import_incomplete', count: 2, total: 3, failed: 1 }])
})

it('an import whose end could not be stored notifies once when it is repeated', async () => {
  const tenant = emptyHouse()
  await tenant.putUpload([bidderCsv(3)])
  let toldOnce = false
  const ports = {
    ...tenant.ports,
    notify: async (...one: Parameters<typeof tenant.ports.notify>) => {
      await tenant.ports.notify(...one)
      if (toldOnce) return
      toldOnce = true
      throw new Error('killed')
    },
  }
  await expect(importUpload(ports)(message, 1)).rejects.toThrow('killed')
  await importUpload(ports)(message, 2)
  expect((await tenant.upload()).status).toBe('completed')
  expect((await told(tenant)).map(({ kind }) => kind)).toEqual(['import_finished'])
})

it('an import that was given up, or whose file cannot be read, says that it failed', async () => {
  const given = emptyHouse()
  await given.putUpload([bidderCsv(3)])
  await failImport(given.ports)(message)
  const unreadable = emptyHouse()
  await unreadable.putUpload(['Colour,Size\nred,2\n'])
  await importUpload(unreadable.ports)(message, 1)
  expect([...(await told(given)), ...(await told(unreadable))].map(({ kind }) => kind)).toEqual(['import_failed', 'import_failed'])
})
