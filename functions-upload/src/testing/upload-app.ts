import type { ErrorAnswer } from '@auctionwiz/contracts/errors'
import type { Feature } from '@auctionwiz/contracts/features'
import type { HouseRole } from '@auctionwiz/contracts/permissions'
import { memoryBlockFiles } from '@auctionwiz/platform/core/files/memory-block-files'
import { memoryFiles } from '@auctionwiz/platform/core/files/memory-files'
import type { IncomingForm } from '@auctionwiz/platform/core/http/context'
import type { OutgoingAnswer } from '@auctionwiz/platform/core/http/http'
import { type SecretEncryption, secretEncryption } from '@auctionwiz/platform/core/security/secret-encryption'
import { requestSender } from '@auctionwiz/platform/core/testing/requests'
import { testRuntime } from '@auctionwiz/platform/core/testing/test-runtime'
import { watchedFolders } from '@auctionwiz/records/incoming-folders'
import { uploadEndpoints } from '../endpoints.ts'
import type { BiddingPlatforms } from '../platforms/bidding-platform.ts'
import { scheduledSyncs } from '../syncs/schedule.ts'
import type { SyncMessage } from '../syncs/sync-ports.ts'
import type { ConvertTable } from '../tables/convert-table.ts'
import { readForm } from '../uploads/read-form.ts'
import { convertHere } from './convert-here.ts'
import { accountId, auctionHouseId, emptyHouse, now, silent } from './house.ts'

interface Sent {
  id?: string
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  form?: IncomingForm
  key?: string
  /** The house of the tests unless given; the caller works in hse_2 too. */
  houseId?: string
  role?: HouseRole
  /** What the role is given or denied, such as `-bidders:view`. */
  adjusted?: readonly string[]
}

/** The whole app over a store in memory, for tests. */
export const uploadApp = ({
  convert = convertHere,
  platforms = new Map(),
  encryption: encryptionNow,
}: {
  convert?: ConvertTable
  platforms?: BiddingPlatforms
  /** What encrypts at the moment, where a test replaces its key. */
  encryption?: () => SecretEncryption
} = {}) => {
  const tenant = emptyHouse()
  const { files, errorFiles, ports, store } = tenant
  const clock = { now }
  const storedFiles = memoryFiles()
  const incoming = memoryFiles()
  const openedFiles = memoryBlockFiles(() => clock.now)
  const syncs: SyncMessage[] = []
  const fixed = secretEncryption('a secret of these tests, long enough')
  const encryption: SecretEncryption = encryptionNow ? changing(encryptionNow) : fixed
  const lacking = new Set<Feature>()
  const features = { enabled: async (feature: Feature) => !lacking.has(feature) }
  const runtime = testRuntime({ store, clock, claimsOf: claims, log: silent, features })
  const sender = requestSender(
    uploadEndpoints({
      files,
      storedFiles,
      errorFiles,
      openedFiles,
      queue: ports.queue,
      readForm,
      convertTable: convert,
      incoming,
      watched: watchedFolders(store, () => clock.now),
      platforms,
      syncs: { send: async (message) => void syncs.push(message) },
      scheduled: scheduledSyncs(store, () => clock.now),
      encryption,
    }),
    runtime,
  )
  const answerTo = async (name: string, { id, key, houseId = auctionHouseId, role = 'admin', adjusted = [], ...request }: Sent = {}) => {
    const headers = { authorization: `Bearer ${btoa([role, ...adjusted].join())}`, 'idempotency-key': key, 'x-auction-house-id': houseId }
    const answer = await sender(name, { ...request, headers, ...(id !== undefined && { params: { id, ...request.params } }) })
    if (answer.status >= 400) throw errorOf(answer)
    return answer
  }
  return {
    ...tenant,
    storedFiles,
    incoming,
    openedFiles,
    clock,
    syncs,
    encryption,
    /** The features that the account does not have. */
    lacking,
    answerTo,
    /** Sends a request by the endpoint's name as Vanessa Parr. Fails with what the error answer says. */
    call: async (name: string, sent?: Sent) => JSON.parse(String((await answerTo(name, sent)).body)),
  }
}

const changing = (now: () => SecretEncryption): SecretEncryption => ({
  encrypt: (...args) => now().encrypt(...args),
  decrypt: (...args) => now().decrypt(...args),
  isCurrent: (...args) => now().isCurrent(...args),
})

/** What an error answer says, with its status. */
const errorOf = ({ status, body }: OutgoingAnswer): Error => {
  const { error } = JSON.parse(String(body)) as ErrorAnswer
  return Object.assign(new Error(error.message), error, { status })
}

const claims = (token: string) => {
  const [role, ...adjusted] = atob(token).split(',')
  return {
    userId: 'usr_1',
    userName: 'Vanessa Parr',
    accountId,
    accountRole: 'member' as const,
    houses: { [auctionHouseId]: role as HouseRole, hse_2: role as HouseRole },
    adjusted: { [auctionHouseId]: adjusted },
    sessionId: 'ses_1',
  }
}
