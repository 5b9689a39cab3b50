import type { App } from '@auctionwiz/contracts/endpoint'
import { listHouses } from '@auctionwiz/contracts/houses'
import { createAccessToken, login } from '@auctionwiz/contracts/sign-in'
import { countingClient } from './client.ts'
import type { LoadTarget } from './target.ts'

interface Remote {
  addresses: Record<App, string>
  /** How to sign in: an access token, which is good for 15 minutes, or a user with a password and no second factor. */
  signIn: { token: string } | { email: string; password: string }
  houses: number
}

/** Milliseconds for which a token is used. */
const usedFor = 10 * 60_000

/** Metrics arrive with the next export. */
const exportMs = 5 * 60_000

const query = (from: Date, to: Date): string =>
  `AppMetrics | where TimeGenerated between (datetime(${from.toISOString()}) .. datetime(${new Date(to.getTime() + exportMs).toISOString()})) and Name in ('auctionwiz.request_units', 'auctionwiz.storage_operations') | summarize total = sum(Sum), calls = sum(ItemCount) by Name, tostring(Properties['auctionwiz.work']) | extend mean = total / calls`

/** Services that run elsewhere, such as on Azure: the houses that one user may work in. All desks are that user. */
export const remoteTarget = async ({ addresses, signIn, houses }: Remote): Promise<LoadTarget> => {
  let current: { token: string; until: number } | undefined
  const token = async (): Promise<string> => {
    if ('token' in signIn) return signIn.token
    if (!current || current.until < Date.now()) current = { token: await entered(addresses, signIn), until: Date.now() + usedFor }
    return current.token
  }
  const { auctionHouses } = await countingClient(addresses, { accessToken: await token() }, () => undefined)(listHouses, {})
  if (auctionHouses.length < houses)
    throw new Error(`The user works in ${auctionHouses.length} houses, not in ${houses}. Make more, or ask for fewer.`)
  return {
    houses: auctionHouses.slice(0, houses).map(({ id }) => ({
      id,
      as: async () => {
        const accessToken = await token()
        return (answered) => countingClient(addresses, { accessToken, auctionHouseId: id }, answered)
      },
    })),
    charges: async () => undefined,
    later: (from, to) => `What calls cost, about ten minutes later in Log Analytics:\n${query(from, to)}`,
    stop: async () => undefined,
  }
}

const entered = async (addresses: Record<App, string>, body: { email: string; password: string }): Promise<string> => {
  const { data } = await countingClient(addresses, {}, () => undefined)(login, { body })
  const [account] = data.accounts
  if (data.challenge || !account) throw new Error(`${body.email} needs an account and no second factor for this.`)
  const inside = countingClient(addresses, { sessionToken: data.sessionToken }, () => undefined)
  return (await inside(createAccessToken, { body: { userId: data.user.id, accountId: account.accountId } })).accessToken
}
