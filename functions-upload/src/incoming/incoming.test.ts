import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { describe, expect, it } from 'vitest'
import { formOf } from '../testing/caller.ts'
import { accountId, auctionHouseId } from '../testing/house.ts'
import { lookIntoFolders } from './look-into-folders.ts'
import { failIncoming, type IncomingPorts, takeIncoming } from './take-incoming.ts'
import { csv, inHouse, leftIn, open, settings } from './testing.ts'

const mapped = { Given: 'firstName', Family: 'lastName', Mail: 'email' }

/** A mapping that the house saved for the columns of `csv`. */
const withMapping = async (app: Awaited<ReturnType<typeof open>>) => {
  const texts = { name: 'First', description: 'By hand', category: 'bidders', review: 'yes' }
  const { uploadId: id } = await app.call('createUpload', { form: formOf([['first.csv', csv]], texts) })
  const columns = Object.entries(mapped).map(([name, field]) => ({ name, field }))
  await app.call('chooseImportColumns', { id, body: { columns, saveAs: 'Website' } })
  await app.call('deleteUpload', { id })
  const { mappings } = await app.call('listImportMappings')
  return mappings[0].id as string
}

describe('a file in the incoming folder', () => {
  it('is imported with the saved mapping, and is gone from the folder', async () => {
    const app = await open()
    const mappingId = await withMapping(app)
    await app.save({ mappingId })
    app.put('nightly/registrations.csv', csv)
    await app.round()
    expect(await app.uploads()).toMatchObject([
      {
        name: 'registrations.csv',
        uploadedBy: 'Vanessa Parr',
        savedMapping: 'Website',
        status: 'completed',
        results: { recordsImported: 2 },
      },
    ])
    expect((await app.bidders()).map(({ name }) => name).sort()).toEqual(['Ada Byron', 'Henrietta Lovelace'])
    const [upload] = await app.uploads()
    expect(await app.arrivals()).toMatchObject([{ name: 'registrations.csv', state: 'taken', uploadId: upload?.uploadId }])
    expect(leftIn(app.incoming)).toEqual([])
    for (const userId of ['usr_1', 'usr_2']) expect(await app.toldTo(userId)).toEqual([['import_finished', 'registrations.csv']])
  })

  it('is taken once, however often it is seen; another version of it is taken too', async () => {
    const app = await open()
    await app.save()
    app.put('a.csv', csv)
    await lookAt(app)
    const [seen] = app.messages
    if (!seen) throw new Error('nothing was seen')
    await Promise.all([takeIncoming(app.ports)(seen), takeIncoming(app.ports)(seen)])
    await takeIncoming(app.ports)(seen)
    expect(await app.uploads()).toHaveLength(1)
    expect(await app.arrivals()).toHaveLength(1)
    expect([...app.files.files.keys()]).toHaveLength(1)
    app.put('a.csv', csv.replace('Ada', 'Augusta'))
    await takeIncoming(app.ports)(seen)
    expect(leftIn(app.incoming)).toEqual(['a.csv'])
    await app.round()
    expect(await app.uploads()).toHaveLength(2)
    expect(leftIn(app.incoming)).toEqual([])
  })

  it('is stored where its category is not imported', async () => {
    const app = await open()
    await app.save({ category: 'operations' })
    app.put('minutes.txt', 'The sale begins at ten.')
    await app.round()
    expect(await app.uploads()).toMatchObject([
      { name: 'minutes.txt', category: 'operations', status: 'completed', files: [{ outcome: 'stored' }] },
    ])
  })

  it('waits for a later round where many came before it', async () => {
    const app = await open()
    await app.save({ category: 'operations' })
    for (let count = 10; count < 32; count += 1) app.put(`${count}.txt`, `Minutes ${count}`)
    await app.round()
    expect(leftIn(app.incoming)).toEqual(['30.txt', '31.txt'])
    await app.round()
    expect(leftIn(app.incoming)).toEqual([])
  })

  it('waits while the folder is off, and while nobody with the right answers for it', async () => {
    const app = await open()
    app.put('a.csv', csv)
    await app.round()
    const { version } = await app.save()
    await app.putMember('usr_1', 'admin', { status: 'suspended' })
    await app.round()
    expect(leftIn(app.incoming)).toEqual(['a.csv'])
    expect(await app.call('readIncomingFolder')).toMatchObject({ enabled: true, stopped: true, people: [{ id: 'usr_2' }] })
    await app.putMember('usr_1', 'admin')
    await app.save({ enabled: false, version })
    await app.round()
    expect([await app.uploads(), leftIn(app.incoming)]).toEqual([[], ['a.csv']])
  })
})

const withoutInventory = 'Access denied: inventory feature not available in your plan'

/** The timer alone. */
const lookAt = async ({ ports, clock }: Awaited<ReturnType<typeof open>>) => {
  clock.now = new Date(clock.now.getTime() + 10 * 60_000)
  await lookIntoFolders(ports)()
}

describe('a file that cannot be taken', () => {
  it.each([
    ['is empty', 'empty.csv', '', /empty/],
    ['is no table', 'picture.csv', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 0, 0, 0, 0]), /CSV/],
    ['is of no known type', 'program.exe', 'MZ', /program\.exe/],
  ])('because it %s, is put aside with the reason, and people are notified', async (_why, name, content, reason) => {
    const app = await open()
    await app.save()
    app.put(name, content)
    await app.round()
    await app.round()
    expect(leftIn(app.incoming).sort()).toEqual([`failed/arr/${name}`, 'failed/arr/reason.txt'])
    const path = [...app.incoming.files.keys()].find((one) => one.endsWith('reason.txt')) ?? ''
    expect(app.incoming.text(path)).toMatch(reason)
    expect(await app.arrivals()).toMatchObject([{ name, state: 'failed', problem: expect.stringMatching(reason) }])
    expect(await app.toldTo('usr_2')).toEqual([['incoming_failed', name]])
    expect(await app.uploads()).toEqual([])
    expect([...app.files.files.keys(), ...app.storedFiles.files.keys()]).toEqual([])
  })

  it('because its columns are not those of the mapping, or the mapping was removed', async () => {
    const app = await open()
    const mappingId = await withMapping(app)
    await app.save({ mappingId })
    app.put('other.csv', 'Email,Name\nada@incoming.example,Ada Byron\n')
    await app.round()
    expect(await app.arrivals()).toMatchObject([{ state: 'failed', problem: 'The file lacks columns of the mapping “Website”.' }])
    await app.call('removeImportMapping', { id: mappingId })
    app.put('more.csv', csv)
    await app.round()
    expect((await app.arrivals())[0]).toMatchObject({ name: 'more.csv', problem: expect.stringContaining('was removed') })
  })

  it('because the account lacks the add-on, is put aside and says so', async () => {
    const app = await open()
    await app.save({ category: 'inventory' })
    app.put('stock.csv', 'Stock number,Title,Category\nHV-1,Walnut chest,furniture\n')
    await app.round()
    expect(await app.arrivals()).toMatchObject([{ name: 'stock.csv', state: 'failed', problem: withoutInventory }])
    expect(await app.uploads()).toEqual([])
  })

  it('because it failed five times, is put aside too', async () => {
    const app = await open()
    await app.save()
    app.put('a.csv', csv)
    await lookAt(app)
    await failIncoming(app.ports)(app.messages[0])
    await failIncoming(app.ports)(app.messages[0])
    expect(leftIn(app.incoming).sort()).toEqual(['failed/arr/a.csv', 'failed/arr/reason.txt'])
    await failIncoming(app.ports)({ ...app.messages[0], path: `${inHouse}withdrawn.csv` })
    expect(await app.arrivals()).toMatchObject([{ state: 'failed' }])
  })
})

describe('a worker that is killed', () => {
  /** Every step that writes, by the port it goes through. */
  const steps = ['before the file is read', 'after it is received', 'after the upload is started', 'before the file is removed'] as const

  it.each(steps)('%s is followed by one that takes the file once', async (when) => {
    const app = await open()
    await app.save()
    app.put('a.csv', csv)
    await lookAt(app)
    const [seen] = app.messages
    const killed = (): never => {
      throw new Error('killed')
    }
    const killing: Partial<IncomingPorts> = {
      'before the file is read': { incoming: { ...app.incoming, read: async () => killed() } },
      'after it is received': { queue: { send: async () => killed() } },
      'after the upload is started': { tenant: startedThenKilled(app) },
      'before the file is removed': { incoming: { ...app.incoming, remove: async () => killed() } },
    }[when]
    await expect(takeIncoming({ ...app.ports, ...killing })(seen)).rejects.toThrow('killed')
    await takeIncoming(app.ports)(seen)
    expect(await app.uploads()).toHaveLength(1)
    expect(await app.arrivals()).toMatchObject([{ state: 'taken' }])
    expect(leftIn(app.incoming)).toEqual([])
    await app.round()
    expect(await app.uploads()).toMatchObject([{ status: 'completed', results: { recordsProcessed: 2 } }])
  })

  /** The house is lost as soon as the upload is there: the arrival is not marked. */
  const startedThenKilled = ({ ports, store }: Awaited<ReturnType<typeof open>>): IncomingPorts['tenant'] => {
    const house = partitionOf(store, 'bidders', [accountId, auctionHouseId])
    return (account, houseId) => {
      const real = ports.tenant(account, houseId)
      const write: typeof house.write = async (writes) => {
        const marks = writes.some((one) => 'document' in one && one.document.type === 'arrival' && 'uploadId' in one.document)
        if (marks) throw new Error('killed')
        return real.house.write(writes)
      }
      return { ...real, house: { ...real.house, write } }
    }
  }
})

describe('the settings', () => {
  it('are off by default, and change in the audit log; a change that others overtook is refused', async () => {
    const app = await open()
    expect(await app.call('readIncomingFolder')).toMatchObject({ enabled: false, category: 'bidders', notifyIds: [], path: inHouse })
    const { version } = await app.save()
    await app.save({ version, enabled: false })
    await expect(app.save({ version })).rejects.toMatchObject({ code: 'stale_version' })
    await expect(app.save()).rejects.toMatchObject({ code: 'stale_version' })
    const events = await storedIn(app.house).query<{ type: string; id: string; action: string }>({ type: 'audit' }, { limit: 20 })
    expect(events.items.filter(({ action }) => action === 'incoming.settings')).toHaveLength(2)
  })

  it('name a mapping and people of this house alone', async () => {
    const app = await open()
    await expect(app.save({ mappingId: 'map_nothing' })).rejects.toMatchObject({ code: 'invalid_request' })
    await expect(app.save({ notifyIds: ['usr_3'] })).rejects.toMatchObject({ code: 'invalid_request' })
    await expect(app.call('updateIncomingFolder', { role: 'staff', body: settings })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(app.call('updateIncomingFolder', { adjusted: ['-data:import'], body: settings })).rejects.toMatchObject({
      code: 'forbidden',
      details: { permission: 'data:import' },
    })
  })

  it('are for files of inventory only where the account has the add-on, but can always be turned off', async () => {
    const app = await open()
    const { version } = await app.save({ category: 'inventory' })
    app.lacking.add('inventory')
    await expect(app.save({ version, category: 'inventory' })).rejects.toMatchObject({
      code: 'feature_unavailable',
      message: withoutInventory,
    })
    const off = await app.save({ version, category: 'inventory', enabled: false })
    expect(await app.save({ version: off.version })).toMatchObject({ enabled: true, category: 'bidders' })
  })

  it('are for files that the person who saves them may import', async () => {
    const app = await open()
    const body = { ...settings, category: 'inventory' }
    await expect(app.call('updateIncomingFolder', { adjusted: ['-inventory:import'], body })).rejects.toMatchObject({
      code: 'forbidden',
      details: { permission: 'inventory:import' },
    })
  })

  it('reach no other house, and a message for another one opens nothing', async () => {
    const app = await open()
    await app.save()
    app.incoming.files.set(`${accountId}/hse_2/theirs.csv`, new TextEncoder().encode(csv))
    await app.round()
    expect([await app.uploads(), await app.uploads('hse_2')]).toEqual([[], []])
    const crossed = { accountId, auctionHouseId, path: `${accountId}/hse_2/theirs.csv`, version: '1', size: 1 }
    await expect(takeIncoming(app.ports)(crossed)).rejects.toThrow('not a message')
    expect(await app.call('listArrivals', { houseId: 'hse_2' })).toEqual({ arrivals: [] })
  })
})
