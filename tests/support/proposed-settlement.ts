import type { Client } from '@auctionwiz/contracts/client'
import { changeLegalCaseStatus, setCaseAutomation } from '@auctionwiz/contracts/legal-case-workflow'
import { createLegalCase, type LegalCase } from '@auctionwiz/contracts/legal-cases'
import { notify } from '@auctionwiz/records/notify'
import type { TestPerson } from './person.ts'
import type { StackInfo } from './stack.ts'
import { storeOf } from './tenant.ts'

/** A case without automations, whose settlement a clerk proposed and directors have to approve. */
export const proposeSettlement = async (clerk: Client): Promise<LegalCase> => {
  const subject = { title: 'Card table returned', caseType: 'refund_request', category: 'post_sale', priority: 'high' } as const
  const filed = await clerk(createLegalCase, { body: { ...subject, jurisdiction: 'New York, USA' } })
  const params = { id: filed.id }
  let current = await clerk(setCaseAutomation, { params, body: { enabled: false, version: filed.version } })
  const move = async (status: LegalCase['status'], settlementAmount?: { amount: number; currency: 'USD' }) => {
    const body = { status, reason: 'As agreed', version: current.version, ...(settlementAmount && { settlementAmount }) }
    current = await clerk(changeLegalCaseStatus, { params, body })
  }
  for (const status of ['PENDING', 'IN REVIEW', 'MEDIATION'] as const) await move(status)
  await move('SETTLED', { amount: 5_800_000, currency: 'USD' })
  return current
}

/** Notifies a person of their house that a settlement waits for approval. */
export const askForApproval = async (stack: StackInfo, { id, tenant }: TestPerson, legalCase: LegalCase): Promise<void> => {
  const { caseNumber, settlement } = legalCase
  const limit = { amount: 5_000_000, currency: 'USD' } as const
  const facts = { caseNumber, limit, amount: settlement?.amount, since: settlement?.proposedAt, person: settlement?.proposedBy.name }
  const place = { accountId: tenant.accountId, auctionHouseId: tenant.houseId }
  await notify(storeOf(stack), id, { cause: [legalCase.id], kind: 'ask_approval', ...place, subjectId: legalCase.id, facts }, new Date())
}
