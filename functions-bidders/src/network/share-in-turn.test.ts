import { withStored } from '@auctionwiz/platform/core/testing/stored-in'
import { expect, it } from 'vitest'
import { shareInTurn } from './share-in-turn.ts'
import { putEverywhere, refOf, regular, shared } from './test-network.ts'

const person = { email: 'v.parr@example.com', history: regular }

it('brings a house up to date while another account floods it with change notices', async () => {
  const net = await shared(['a', 'b', 'c', 'd'])
  await putEverywhere(net, person)
  await net.put('b', { id: 'b1', ...person })
  /** Work on notices of the flood never ends here. */
  const stuck = {
    ...net.network,
    house: () => withStored(net.network.house(refOf('b', '')), { query: () => new Promise<never>(() => undefined) }),
  }
  const flood = (index: number) => ({ accountId: 'b', auctionHouseId: 'b_house', notices: true, causedBy: 'a', since: `flood ${index}` })
  for (let index = 0; index < 2; index += 1) void shareInTurn(stuck)(flood(index), 1)
  await new Promise((resolve) => setImmediate(resolve))
  for (let index = 2; index < 60; index += 1) await shareInTurn(net.network)(flood(index), 1)
  expect(net.messages).toHaveLength(58)
  const house = net.network.house(refOf('b', ''))
  await house.write([{ kind: 'remove', id: 'b1' }])
  await shareInTurn(net.network)({ accountId: 'b', auctionHouseId: 'b_house', bidderIds: ['b1'] }, 1)
  expect(await net.held()).toHaveLength(3)
})
