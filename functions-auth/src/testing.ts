import { generateKeyPairSync } from 'node:crypto'
import type { HouseRole } from '@auctionwiz/contracts/permissions'
import { tokenVerifier } from '@auctionwiz/platform/azure/tokens'
import type { Runtime } from '@auctionwiz/platform/core/http/runtime'
import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import type { Message } from '@auctionwiz/platform/core/mail/messages'
import { revocable, revocationList, revoker } from '@auctionwiz/platform/core/security/revocations'
import { secretEncryption } from '@auctionwiz/platform/core/security/secret-encryption'
import { memoryStore } from '@auctionwiz/platform/core/store/memory-store'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { requestSender } from '@auctionwiz/platform/core/testing/requests'
import { accountRecord } from '@auctionwiz/records/accounts'
import { houseRecord } from '@auctionwiz/records/houses'
import { emailLookup, lookupDocumentId, lookupRecord, providerLookup } from '@auctionwiz/records/lookups'
import { memberId, memberRecord } from '@auctionwiz/records/members'
import { membershipWrite } from '@auctionwiz/records/memberships'
import { passwordDocumentId, passwordRecord } from '@auctionwiz/records/passwords'
import { requestRules } from '@auctionwiz/records/request-rules'
import { testAccount, testHouse, testUser } from '@auctionwiz/records/testing/fixtures'
import { type UserDocument, userRecord } from '@auctionwiz/records/users'
import { createLocalJWKSet } from 'jose'
import { authEndpoints } from './endpoints.ts'
import type { ProviderPerson } from './organizations/provider-token.ts'
import { simpleWebauthn } from './passkeys/simple-webauthn.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'
import { jwtIssuer } from './sessions/jwt-issuer.ts'

const at = '2026-01-01T00:00:00Z'

interface Sent {
  body?: object
  token?: string
  address?: string
  params?: Record<string, string>
  query?: Record<string, string>
  house?: string
  userAgent?: string
}

/** The whole app over a store in memory, for tests: `call` sends a request by the endpoint's name. */
export const testApp = () => {
  let now = new Date('2026-11-21T09:00:00Z')
  let encryption = secretEncryption('a key of tests, long enough to be one')
  const warnings: string[] = []
  const store = memoryStore(() => now)
  let issuer = jwtIssuer(signingKey('test'), () => now.getTime())
  const quiet: Logger = {
    info: () => undefined,
    warn: (message) => void warnings.push(message),
    error: (message, error) => void warnings.push(`${message} ${error}`),
  }
  const runtime: Runtime = {
    store,
    tokens: revocable(
      tokenVerifier(
        async () =>
          async (...token) =>
            createLocalJWKSet({ keys: (await issuer.publicKeys()) as never })(...token),
      ),
      revocationList(store, () => now.getTime(), quiet),
    ),
    features: { enabled: async (feature) => feature === 'advanced-scoring' },
    log: quiet,
    now: () => now,
    explain: requestRules.explain,
  }
  const verify = async (idToken: string): Promise<ProviderPerson | undefined> => {
    if (idToken.startsWith('person:')) return JSON.parse(idToken.slice(7)) as ProviderPerson
    return idToken.startsWith('vouched:') ? { tenantId: 'tid', objectId: idToken.slice(8) } : undefined
  }
  let hashes = 0
  const countedHasher: PasswordHasher = {
    ...plainHasher,
    hash: (password, like) => {
      hashes += 1
      return plainHasher.hash(password, like)
    },
    verify: (password, hash) => {
      hashes += 1
      return plainHasher.verify(password, hash)
    },
    find: (password, given) => {
      hashes += 1
      return plainHasher.find(password, given)
    },
  }
  const messages: Message[] = []
  const messenger = {
    send: async (message: Message) => {
      if (message.to.startsWith('unreachable')) throw new Error('no answer')
      messages.push(message)
    },
  }
  const network: { accountId: string }[] = []
  const served = authEndpoints({
    runtime,
    verify,
    messenger,
    hasher: countedHasher,
    encryption: {
      encrypt: (...args) => encryption.encrypt(...args),
      decrypt: (...args) => encryption.decrypt(...args),
      isCurrent: (...args) => encryption.isCurrent(...args),
    },
    tokens: {
      ticket: (...args) => issuer.ticket(...args),
      readTicket: (...args) => issuer.readTicket(...args),
      session: (...args) => issuer.session(...args),
      access: (...args) => issuer.access(...args),
      publicKeys: () => issuer.publicKeys(),
    },
    webOrigin: 'https://web.example',
    revoker: revoker(store),
    webauthn: simpleWebauthn('https://web.example', quiet),
    network: { send: async (message) => void network.push(message) },
  })

  const send = requestSender(served, runtime)
  const call = async (
    name: string,
    { token, address = '192.0.2.1', house, userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', ...request }: Sent,
  ) => {
    // No two calls come in the same millisecond.
    now = new Date(now.getTime() + 1)
    const headers = {
      'x-forwarded-for': address,
      'user-agent': userAgent,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(house && { 'x-auction-house-id': house }),
    }
    const answer = await send(name, { ...request, headers })
    // What is sent after the answer is on its way.
    await new Promise((resolve) => setTimeout(resolve, 0))
    const text = await new Response(answer.body).text()
    const json = text.startsWith('{') ? JSON.parse(text) : {}
    return { ...json, json, text, status: answer.status, headers: answer.headers }
  }

  /** The last message to an address, with the secret of its link. */
  const letterTo = (to: string) => {
    const message = messages.findLast((one) => one.to === to)
    return message && { ...message, secret: /#(\S+)/.exec(message.text)?.[1] ?? '' }
  }

  /** Signs a user in and enters an account. */
  const enter = async (email: string, accountId: string, password = 'right-password') => {
    const { data } = await call('login', { body: { email, password } })
    const entered = await call('createAccessToken', { token: data.sessionToken, body: { userId: data.user.id, accountId } })
    return { ...entered, token: entered.accessToken as string, sessionToken: data.sessionToken as string }
  }

  return {
    store,
    warnings,
    messages,
    network,
    letterTo,
    call,
    enter,
    now: () => now,
    /** Signs with another key from now on, as after a restart of the service. */
    replaceSigningKey: (kid: string) => {
      issuer = jwtIssuer(signingKey(kid), () => now.getTime())
    },
    /** Replaces the key of seeds; the first one is `a key of tests, long enough to be one`. */
    setFactorKey: (key: string, former?: string) => {
      encryption = secretEncryption(key, former)
      return encryption
    },
    /** How many password hashes were computed so far. */
    hashes: () => hashes,
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
    addUser: (id: string, email: string, status: UserDocument['status'] = 'active') => addUser(store, id, email, status),
    addAccount: (id: string, name: string, members: Record<string, HouseRole | 'owner'>) => addAccount(store, id, name, members),
  }
}

const signingKey = (kid: string): string =>
  JSON.stringify({ ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }), kid, alg: 'ES256' })

/** Tests of sign-in need no slow hash; the real one has separate tests. */
const plainHasher: PasswordHasher = {
  hash: async (password) => `plain:${password}`,
  find: async (password, hashes) => hashes.indexOf(`plain:${password}`),
  verify: async (password, hash) => hash === `plain:${password}` || hash === `cheap:${password}`,
  isOutdated: (hash) => hash.startsWith('cheap:'),
}

type Store = Runtime['store']

const addUser = async (store: Store, id: string, email: string, status: UserDocument['status']): Promise<void> => {
  const partition = (key: string) => partitionOf(store, 'identities', [key])
  await partition(id).write([
    userRecord.put(testUser({ email, name: `Name of ${id}`, firstName: 'Name', lastName: id, status })),
    passwordRecord.put({ id: passwordDocumentId, hash: 'plain:right-password' }),
  ])
  for (const key of [emailLookup(email), providerLookup('tid', id)])
    await partition(key).write([lookupRecord.put({ id: lookupDocumentId, target: id })])
}

const addAccount = async (store: Store, id: string, name: string, members: Record<string, HouseRole | 'owner'>): Promise<void> => {
  const houseId = `${id}_house`
  const granted = { assignedAt: at, assignedBy: 'usr_owner' }
  const people = Object.entries(members)
  await partitionOf(store, 'accounts', [id]).write([
    accountRecord.put(testAccount({ name, accountType: 'group' })),
    houseRecord.put(testHouse(houseId, { name: `${name} house`, businessName: name })),
    ...people.map(([userId, role]) =>
      memberRecord.put({
        id: memberId(userId),
        userId,
        accountRole: role === 'owner' ? 'owner' : 'member',
        houses: role === 'owner' ? [] : [{ auctionHouseId: houseId, role, ...granted }],
        ...granted,
      }),
    ),
  ])
  for (const [userId] of people) await partitionOf(store, 'identities', [userId]).write([membershipWrite(id, false)])
}
