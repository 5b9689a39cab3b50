import { readCurrentUser } from '@auctionwiz/contracts/accounts'
import { listBidders } from '@auctionwiz/contracts/bidders'
import { listFeatures } from '@auctionwiz/contracts/features'
import { createAccessToken, login, logout, refreshTokens } from '@auctionwiz/contracts/sign-in'
import { demonstrationPassword } from '@auctionwiz/local/seed/sign-in'
import { expect, it } from 'vitest'
import { ownStack } from '../support/own-stack.ts'
import { clientOf } from '../support/tenant.ts'

const stack = ownStack()

const enter = async (name: string, accountId = 'acc_harcourt') => {
  const { data } = await clientOf(stack, {})(login, { body: { email: `${name}@harcourtvale.example`, password: demonstrationPassword } })
  const entered = await clientOf(stack, { sessionToken: data.sessionToken })(createAccessToken, {
    body: { userId: data.user.id, accountId },
  })
  const auctionHouseId = entered.account.auctionHouses[0]?.id
  return { data, entered, auctionHouseId, call: clientOf(stack, { accessToken: entered.accessToken, auctionHouseId }) }
}

it.each([
  ['imogen.clarke', ['Harcourt & Vale', 'Whitcombe Rooms']],
  ['blake.howie', ['Harcourt & Vale']],
  ['noah.parr', []],
])('offers %s the accounts %j', async (name, accounts) => {
  const { data } = await clientOf(stack, {})(login, { body: { email: `${name}@harcourtvale.example`, password: demonstrationPassword } })
  expect(data.accounts.map(({ accountName }) => accountName)).toEqual(accounts)
})

it.each([
  ['imogen.clarke', 'owner', 2],
  ['mikayla.stone', 'staff', 1],
  ['joshua.rudd', 'viewer', 2],
])('lets %s in as %s of %i houses, with tokens that every app accepts', async (name, role, houses) => {
  const { entered, call } = await enter(name)
  expect(entered.access.roles).toEqual([role])
  expect(entered.account.auctionHouses).toHaveLength(houses)
  expect((await call(readCurrentUser, {})).access.roles).toEqual([role])
  expect((await call(listBidders, {})).total).toBe(424)
  expect((await call(listFeatures, {})).features).toMatchObject({ inventory: true, payments: false, 'advanced-scoring': true })
})

it('keeps two accounts of one person apart', async () => {
  const { call } = await enter('imogen.clarke', 'acc_whitcombe')
  expect((await call(listBidders, {})).total).toBe(116)
  const elsewhere = clientOf(stack, { accessToken: (await enter('imogen.clarke')).entered.accessToken, auctionHouseId: 'hse_whitcombe' })
  await expect(elsewhere(listBidders, {})).rejects.toMatchObject({ status: 404 })
})

it('rotates refresh tokens across calls and ends the session at sign-out', async () => {
  const { entered, auctionHouseId, call } = await enter('blake.howie')
  const renewed = await call(refreshTokens, { body: { refreshToken: entered.refreshToken } })
  expect(
    (await clientOf(stack, { accessToken: renewed.accessToken, auctionHouseId })(listBidders, { query: { limit: 1 } })).bidders,
  ).toHaveLength(1)
  await call(logout, { body: { refreshToken: renewed.refreshToken } })
  await expect(call(refreshTokens, { body: { refreshToken: renewed.refreshToken } })).rejects.toMatchObject({ code: 'refresh_rejected' })
})
