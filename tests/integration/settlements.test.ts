import { CallError } from '@auctionwiz/contracts/client'
import { changeLegalCaseStatus, decideSettlement, listCaseEvents } from '@auctionwiz/contracts/legal-case-workflow'
import { createLegalCase, type LegalCase, readLegalCase } from '@auctionwiz/contracts/legal-cases'
import { expect, it } from 'vitest'
import { ownStack } from '../support/own-stack.ts'
import { createTenant } from '../support/tenant.ts'

const stack = ownStack()

it('rejects a settlement once, and approves no version of it after that', async () => {
  const tenant = await createTenant(stack)
  const [clerk, director, other] = await Promise.all([tenant.as('staff'), tenant.as('admin'), tenant.as('owner')])
  const subject = { title: 'Card table returned', caseType: 'refund_request', category: 'post_sale', priority: 'low' } as const
  let current: LegalCase = await clerk(createLegalCase, { body: { ...subject, jurisdiction: 'New York, USA' } })
  const params = { id: current.id }
  for (const status of ['PENDING', 'IN REVIEW', 'MEDIATION', 'SETTLED'] as const) {
    const settlementAmount = { amount: 5_800_000, currency: 'USD' } as const
    const body = { status, reason: 'As agreed', version: current.version, ...(status === 'SETTLED' && { settlementAmount }) }
    current = await clerk(changeLegalCaseStatus, { params, body })
  }
  const decide = (client: typeof director, decision: 'approve' | 'reject', version: string) =>
    client(decideSettlement, { params, body: { decision, version } })
  const rejected = await decide(director, 'reject', current.version)
  const stored = async () => [await director(readLegalCase, { params }), await director(listCaseEvents, { params })]
  const before = await stored()
  for (const client of [director, other])
    for (const version of [current.version, rejected.version]) {
      const refusal = await decide(client, 'approve', version).catch((error: unknown) => error)
      expect(refusal).toBeInstanceOf(CallError)
      expect(refusal).toMatchObject({ status: 409, code: 'settlement_decided' })
    }
  expect(await stored()).toEqual(before)
  expect(before[0]).toMatchObject({ status: 'MEDIATION', settlement: { state: 'rejected' } })
})
