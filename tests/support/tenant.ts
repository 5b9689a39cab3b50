import { callTexts } from '@auctionwiz/contracts/call-texts'
import { type Client, type Credentials, createClient } from '@auctionwiz/contracts/client'
import type { AccessClaims } from '@auctionwiz/contracts/identity'
import type { Role } from '@auctionwiz/contracts/permissions'
import { jwtIssuer } from '@auctionwiz/functions-auth/sessions/jwt-issuer'
import { cosmosContainers } from '@auctionwiz/platform/azure/cosmos-client'
import { cosmosStore } from '@auctionwiz/platform/azure/cosmos-store'
import type { DocumentOf } from '@auctionwiz/platform/core/records/record'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { accountRecord } from '@auctionwiz/records/accounts'
import { houseRecord } from '@auctionwiz/records/houses'
import { testAccount, testHouse } from '@auctionwiz/records/testing/fixtures'
import type { StackInfo } from './stack.ts'

type AddOns = DocumentOf<typeof accountRecord>['subscription']['addOns']

/** A separate account with one house and a user of each role. */
export interface Tenant {
  accountId: string
  houseId: string
  claims(role: Role): AccessClaims
  token(role: Role): Promise<string>
  /** A typed client that calls the running apps as a user of that role. */
  as(role: Role): Promise<Client>
}

export const storeOf = ({ settings }: StackInfo): DocumentStore =>
  cosmosStore(
    cosmosContainers({ endpoint: settings.COSMOS_ENDPOINT ?? '', database: settings.COSMOS_DATABASE ?? '', key: settings.COSMOS_KEY }),
  )

export const clientOf = ({ urls }: StackInfo, credentials: Credentials): Client =>
  createClient({ texts: callTexts, address: (app) => urls[app], credentials: () => credentials, send: fetch })

/** @param addOns those that the account has bought */
export const createTenant = async (stack: StackInfo, addOns: Partial<AddOns> = {}): Promise<Tenant> => {
  const accountId = randomId('acc')
  const houseId = randomId('hse')
  const issuer = jwtIssuer(stack.signingKey)
  await putAccount(storeOf(stack), accountId, houseId, addOns)
  const claims = (role: Role): AccessClaims => ({
    userId: `usr_${role}`,
    userName: `Test ${role}`,
    accountId,
    accountRole: role === 'owner' ? 'owner' : 'member',
    houses: { [houseId]: role === 'owner' ? 'admin' : role },
    sessionId: 'ses_test',
  })
  const token = (role: Role) => issuer.access(claims(role))
  return {
    accountId,
    houseId,
    claims,
    token,
    as: async (role) => clientOf(stack, { accessToken: await token(role), auctionHouseId: houseId }),
  }
}

const putAccount = async (store: DocumentStore, accountId: string, houseId: string, addOns: Partial<AddOns>): Promise<void> => {
  const settings = { timezone: 'Europe/London', currency: 'USD', defaultScoreType: 'national' } as const
  const scoringWeights = { national: true, local: true }
  const house = testHouse(houseId, { settings: { timezone: 'Europe/London', defaultCurrency: 'USD', scoringWeights } })
  const account = testAccount({ settings })
  const { subscription } = account
  const bought = { ...subscription, addOns: { ...subscription.addOns, ...addOns } }
  await partitionOf(store, 'accounts', [accountId]).write([accountRecord.put({ ...account, subscription: bought }), houseRecord.put(house)])
}
