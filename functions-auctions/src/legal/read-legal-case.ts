import type { readLegalCase as endpoint } from '@auctionwiz/contracts/legal-cases'
import { type LegalCaseDocument, legalCaseOf } from '@auctionwiz/domain/legal/document'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { notFound } from '@auctionwiz/platform/core/failure'

export const readLegalCase: UseCase<typeof endpoint> = async ({ params }, { house }) => {
  const stored = await house.read<LegalCaseDocument>(params.id)
  if (stored?.document.type !== 'legal-case') throw notFound('Legal case')
  return legalCaseOf(stored.document, stored.version)
}
