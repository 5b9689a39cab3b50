import { draftLimit } from '@auctionwiz/contracts/campaign-drafts'
import { expect, it } from 'vitest'
import { campaignHouse } from './testing.ts'

const body = { auctionId: 'auc_1', kind: 'premium', subject: 'The sale' }
const query = 'auctionId=auc_1'

it('keeps what is not finished, changes it, and gives it up', async () => {
  const app = await campaignHouse(1)
  const draft = await app.call('createCampaignDraft', { body, key: 'key-of-the-form-1' })
  expect(draft).toMatchObject({ status: 201, subject: 'The sale', savedBy: 'Una Staff' })
  expect((await app.call('createCampaignDraft', { body, key: 'key-of-the-form-1' })).id).toBe(draft.id)
  const params = { id: draft.id }
  const words = { kind: 'category', message: 'Come and see.', version: draft.version }
  const changed = await app.call('updateCampaignDraft', { params, body: words })
  expect(changed).toMatchObject({ auctionId: 'auc_1', kind: 'category', message: 'Come and see.' })
  expect(changed).not.toHaveProperty('subject')
  expect(await app.call('updateCampaignDraft', { params, body: words })).toMatchObject({ status: 409, error: { code: 'stale_version' } })
  expect((await app.call('listCampaignDrafts', { query })).drafts).toMatchObject([{ id: draft.id }])
  await app.call('deleteCampaignDraft', { params })
  expect((await app.call('listCampaignDrafts', { query })).drafts).toEqual([])
  expect(app.mails).toEqual([])
})

it('goes with the campaign that is made of it, once that is scheduled', async () => {
  const app = await campaignHouse(1)
  const { id: draftId } = await app.call('createCampaignDraft', { body })
  const planned = app.planned()
  const sent = { body: { ...planned.body, draftId }, key: 'key-of-the-form-1' }
  const [one, other] = [await app.call('createCampaign', sent), await app.call('createCampaign', sent)]
  expect(one).toMatchObject({ status: 201 })
  expect(other.id).toBe(one.id)
  expect((await app.call('listCampaignDrafts', { query })).drafts).toEqual([])
  expect(await app.call('createCampaign', { ...sent, key: 'key-of-the-form-2' })).toMatchObject({ status: 201 })
})

it('has a limit for an auction, and is for those who may send campaigns', async () => {
  const app = await campaignHouse(1)
  for (let at = 0; at < draftLimit; at += 1) await app.call('createCampaignDraft', { body })
  expect(await app.call('createCampaignDraft', { body })).toMatchObject({ error: { code: 'limit_reached' } })
  expect(await app.call('createCampaignDraft', { body, role: 'viewer' })).toMatchObject({ status: 403 })
})
