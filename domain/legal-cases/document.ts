import { type CasePriority, type CaseStatus, casePriorities, caseStatuses } from '@auctionwiz/contracts/legal-case-parts'
import type { LegalCase } from '@auctionwiz/contracts/legal-cases'
import { searchFieldsOf } from '../bidders/search.ts'
import { normalizeForSearch } from '../normalize-for-search.ts'

/** What lists of cases filter, sort and search by. */
export interface CaseKeys {
  isActive: boolean
  lotIds: string[]
  assigneeId: string
  listKeys: { number: number; auction: string; bidder: string; amount: number; weight: number; rank: number; due: string }
  searchText: string
  grams: string[]
}

const ended: readonly CaseStatus[] = ['RESOLVED', 'SETTLED', 'DISMISSED', 'CLOSED']

export const isActiveCase = ({ status }: Pick<LegalCase, 'status'>): boolean => !ended.includes(status)

/** Critical 4, High 3, Medium 2, Low 1. */
export const priorityWeight = (priority: CasePriority): number => casePriorities.indexOf(priority) + 1

/** After every date. */
const never = '9999'

export const caseKeys = (legalCase: Omit<LegalCase, 'version'>): CaseKeys => {
  const {
    caseNumber,
    externalReference = '',
    title,
    caseType,
    priority,
    status,
    auctionTitle = '',
    bidderName = '',
    defendantName = '',
    due,
  } = legalCase
  return {
    isActive: isActiveCase({ status }),
    lotIds: legalCase.lots.map(({ id }) => id),
    assigneeId: legalCase.assignedTo?.userId ?? '',
    listKeys: {
      number: Number(caseNumber.replace(/\D/g, '')),
      auction: normalizeForSearch(auctionTitle),
      bidder: normalizeForSearch(bidderName || defendantName),
      amount: legalCase.claimAmount?.amount ?? -1,
      weight: priorityWeight(priority),
      rank: caseStatuses.indexOf(status),
      due: due?.at ?? never,
    },
    ...searchFieldsOf(
      `${caseNumber} ${externalReference} ${title} ${auctionTitle} ${bidderName} ${defendantName} ${caseType.replaceAll('_', ' ')}`,
    ),
  }
}
