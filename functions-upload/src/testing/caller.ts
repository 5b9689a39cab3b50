import type { HouseContext, IncomingForm } from '@auctionwiz/platform/core/http/context'
import type { AuditEvent } from '@auctionwiz/platform/core/records/audit'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { accountId, auctionHouseId, now, silent } from './house.ts'

/** An administrator of the house, calling. */
export const callerOf = ({ house, account }: { house: Partition; account: Partition }): HouseContext => ({
  now,
  log: silent,
  correlationId: 'req_test_1',
  address: '203.0.113.5',
  userAgent: 'test',
  language: 'en',
  claims: {
    userId: 'usr_1',
    userName: 'Vanessa Parr',
    accountId,
    accountRole: 'member',
    houses: { [auctionHouseId]: 'admin' },
    sessionId: 'ses_1',
  },
  account,
  requireFeature: async () => undefined,
  house,
  auctionHouseId,
  role: 'admin',
  can: () => true,
  audit: (subject) => auditWrite({ now, actorId: 'usr_1', address: '203.0.113.5', correlationId: 'req_test_1' }, subject),
})

export const auditEvents = async (house: Partition): Promise<AuditEvent[]> => {
  const { items } = await storedIn(house).query<AuditEvent>({ type: 'audit', orderBy: [{ field: 'at' }] }, { limit: 100 })
  return items
}

const texts = { name: 'Autumn list', description: 'Bidders of the autumn sale', category: 'bidders' }

/** A multipart form as a browser sends it. Files are named file_0, file_1, … */
export const formOf = (
  files: readonly (readonly [name: string, content: string | Uint8Array])[],
  fields: Record<string, string> = texts,
  order: 'texts first' | 'files first' = 'texts first',
): IncomingForm => {
  const form = new FormData()
  const addTexts = () => {
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
  }
  if (order === 'texts first') addTexts()
  files.forEach(([name, content], index) => {
    form.append(`file_${index}`, new File([content as BlobPart], name))
  })
  if (order === 'files first') addTexts()
  const response = new Response(form)
  return { contentType: response.headers.get('content-type') ?? '', body: response.body as ReadableStream<Uint8Array> }
}
