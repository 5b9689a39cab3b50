import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { type AccountDocument, accountRecord } from '@auctionwiz/records/accounts'
import { testAccount } from '@auctionwiz/records/testing/fixtures'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeEach(async () => {
  app = await testApp()
})

const onPlan = (tier: AccountDocument['subscription']['tier']) =>
  partitionOf(app.store, 'accounts', ['a1']).write([accountRecord.put(testAccount({ tier }))])
const read = () => app.call('readNetworkSharing', { role: 'viewer' })
const save = (body: object, accountRole: 'owner' | 'member' = 'owner') => app.call('saveNetworkSharing', { body, accountRole })
const sharingAudits = async () => (await app.store.query('accounts', ['a1'], { type: 'audit' }, { limit: 9 })).items

describe('sharing with the network of scores', () => {
  it('is required by the first tier and cannot be switched off', async () => {
    expect(await read()).toMatchObject({ status: 200, sharing: true, rule: 'required', takesPart: true, verifiedBy: 'plan', version: '' })
    expect(await save({ sharing: false, version: '' })).toMatchObject({ status: 409, error: { code: 'sharing_required' } })
    expect(await sharingAudits()).toEqual([])
  })

  it('is begun and ended by the owner of an account on another tier, and each change is recorded', async () => {
    await onPlan('tier-2')
    expect(await read()).toMatchObject({ sharing: false, rule: 'encouraged', takesPart: false })
    const on = await save({ sharing: true, version: '' })
    expect(on).toMatchObject({ status: 200, sharing: true, takesPart: true, changedBy: 'Una Staff' })
    expect(await read()).toMatchObject({ sharing: true, version: on.version })
    expect(await save({ sharing: false, version: on.version })).toMatchObject({ status: 200, sharing: false, takesPart: false })
    expect(await sharingAudits()).toHaveLength(2)
    expect(await sharingAudits()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'network.sharing', subjectId: 'a1', before: { sharing: false }, after: { sharing: true } }),
        expect.objectContaining({ action: 'network.sharing', subjectId: 'a1', before: { sharing: true }, after: { sharing: false } }),
      ]),
    )
  })

  it('is refused to users who do not own the account', async () => {
    await onPlan('tier-5')
    expect(await save({ sharing: true, version: '' }, 'member')).toMatchObject({ status: 403, error: { code: 'owner_only' } })
    expect(await read()).toMatchObject({ sharing: false, rule: 'optional' })
  })

  it.each(['', 'an older one'])('is not changed under the version %o when someone else has changed it', async (version) => {
    await onPlan('tier-2')
    await save({ sharing: true, version: '' })
    expect(await save({ sharing: false, version })).toMatchObject({ status: 409, error: { code: 'stale_version' } })
    expect(await read()).toMatchObject({ sharing: true })
  })
})
