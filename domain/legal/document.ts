import type { LegalCase } from '@auctionwiz/contracts/legal-cases'

/** A legal case as stored in the house's partition. */
export interface LegalCaseDocument extends Omit<LegalCase, 'version'> {
  type: 'legal-case'
}

export const legalCaseOf = ({ type: _type, ...legalCase }: LegalCaseDocument, version: string): LegalCase => ({ ...legalCase, version })

/** Case numbers come from one counter document of the house, replaced in the batch of the case that takes one. */
export const caseCounterId = 'counter:legal-cases'

export interface CaseCounter {
  id: typeof caseCounterId
  type: 'counter'
  next: number
}

export const caseCounter = (next: number): CaseCounter => ({ id: caseCounterId, type: 'counter', next })

/** The first case of a house is LC-1001. */
export const caseNumber = (sequence: number): string => `LC-${1000 + sequence}`
