import type { Arrival, IncomingFolder } from '@auctionwiz/contracts/incoming'
import type { Upload } from '@auctionwiz/contracts/uploads'
import type { MemoryFiles } from '@auctionwiz/platform/core/files/memory-files'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { watchedFolders } from '@auctionwiz/records/incoming-folders'
import { memberId, memberRecord } from '@auctionwiz/records/members'
import { notificationRecord } from '@auctionwiz/records/notifications'
import { notifier } from '@auctionwiz/records/notify'
import { workOnUpload } from '../dry-runs/work-on-upload.ts'
import { convertHere } from '../testing/convert-here.ts'
import { accountId, auctionHouseId, silent } from '../testing/house.ts'
import { uploadApp } from '../testing/upload-app.ts'
import type { IncomingMessage } from './incoming-message.ts'
import { lookIntoFolders } from './look-into-folders.ts'
import { type IncomingPorts, takeIncoming } from './take-incoming.ts'

export const csv = 'Given,Family,Mail\nHenrietta,Lovelace,henrietta@incoming.example\nAda,Byron,ada@incoming.example\n'
export const settings = { enabled: true, category: 'bidders', notifyIds: ['usr_1', 'usr_2'] }
export const inHouse = `${accountId}/${auctionHouseId}/`

const person = (name: string) => ({ name, firstName: name, lastName: '', email: `${name}@house.example`, mfa: false })
const at = '2026-01-01T00:00:00Z'

/** A house of the tests with its folder, and what the timer and the workers make of it. */
export const open = async () => {
  const app = uploadApp()
  const { store, incoming, clock } = app
  const account = partitionOf(store, 'accounts', [accountId])
  const putMember = (userId: string, role: 'admin' | 'staff', change: object = {}) =>
    account.write([
      memberRecord.put({
        id: memberId(userId),
        ...{ userId, accountRole: 'member', assignedAt: at, assignedBy: 'usr_1', person: person(userId) },
        houses: [auctionHouseId, 'hse_2'].map((house) => ({ auctionHouseId: house, role, assignedAt: at, assignedBy: 'usr_1' })),
        ...change,
      }),
    ])
  await putMember('usr_1', 'admin')
  await putMember('usr_2', 'admin')
  await putMember('usr_3', 'staff')
  const messages: IncomingMessage[] = []
  const now = () => clock.now
  const ports: IncomingPorts & Parameters<typeof lookIntoFolders>[0] = {
    ...app.ports,
    ...{ incoming, storedFiles: app.storedFiles, log: silent, now, notify: notifier(store, now) },
    watched: watchedFolders(store, now),
    incomingQueue: { send: async (message) => void messages.push(message) },
    convertTable: convertHere,
  }
  const put = (name: string, content: string | Uint8Array) =>
    void incoming.files.set(`${inHouse}${name}`, typeof content === 'string' ? new TextEncoder().encode(content) : content)
  /** A round of the timer, the messages that it sends, and the imports that follow. */
  const round = async () => {
    clock.now = new Date(clock.now.getTime() + 10 * 60_000)
    await lookIntoFolders(ports)()
    for (let next = messages.shift(); next; next = messages.shift()) await takeIncoming(ports)(next)
    const imports = workOnUpload(app.ports)
    for (let next = app.sent.shift(); next; next = app.sent.shift()) await imports(next, 1)
  }
  const arrivals = async (): Promise<Arrival[]> => (await app.call('listArrivals')).arrivals
  const uploads = async (houseId = auctionHouseId): Promise<Upload[]> => (await app.call('listUploads', { houseId })).uploads
  const save = (change: object = {}): Promise<IncomingFolder> => app.call('updateIncomingFolder', { body: { ...settings, ...change } })
  const toldTo = async (userId: string) => {
    const { items } = await readerOf(notificationRecord, partitionOf(store, 'identities', [userId])).page({}, { limit: 20 })
    return items.map(({ document: { kind, facts } }) => [kind, facts.name])
  }
  return { ...app, ports, messages, put, round, arrivals, uploads, save, toldTo, putMember }
}

/** The paths of files in the folder of the house. */
export const leftIn = ({ files }: MemoryFiles) => [...files.keys()].map((path) => path.slice(inHouse.length).replace(/arr_\w+/, 'arr'))
