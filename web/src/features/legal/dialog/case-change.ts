import type { Currency } from '@auctionwiz/contracts/fields'
import { type LegalCase, type LegalCaseChange, legalCaseChange } from '@auctionwiz/contracts/legal-cases'
import { writeNumber } from '../../../app/write-number.ts'
import type { FieldErrors, Versioned } from '../../../ui/record-form/record-changes.ts'
import { type FieldShape, problemsIn, shapesOf } from '../../../ui/record-form/schema-fields.ts'
import { type CaseFormValues, caseShapes, checkCase, parseAmount } from '../case-form.ts'

/** The values of the form that updates a case; the parties involved are lines of one text. */
export interface CaseChangeValues extends CaseFormValues {
  legalCounsel: string
  courtCaseNumber: string
  filingDeadline: string
  estimatedResolutionDate: string
  involvedParties: string
  resolutionNotes: string
}

export const changeShapes: Readonly<Record<string, FieldShape>> = {
  ...shapesOf(legalCaseChange),
  ...caseShapes,
  involvedParties: { kind: 'lines', required: false, options: [] },
}

/** The form filled from a stored case. */
export const caseValues = (legalCase: LegalCase): Versioned<CaseChangeValues> => {
  const { claimAmount: claim } = legalCase
  const decimals = claim?.currency === 'JPY' ? 0 : 2
  return {
    version: legalCase.version,
    values: {
      title: legalCase.title,
      caseType: legalCase.caseType,
      category: legalCase.category,
      priority: legalCase.priority,
      jurisdiction: legalCase.jurisdiction,
      description: legalCase.description ?? '',
      claimAmount: claim ? writeNumber(claim.amount / 10 ** decimals, decimals) : '',
      auctionId: legalCase.auctionId ?? '',
      lotIds: legalCase.lots.map(({ id }) => id),
      bidderId: legalCase.bidderId ?? '',
      plaintiffName: legalCase.plaintiffName ?? '',
      plaintiffType: legalCase.plaintiffType ?? '',
      plaintiffEmail: legalCase.plaintiffEmail ?? '',
      defendantName: legalCase.defendantName ?? '',
      defendantType: legalCase.defendantType ?? '',
      defendantEmail: legalCase.defendantEmail ?? '',
      legalCounsel: legalCase.legalCounsel ?? '',
      courtCaseNumber: legalCase.courtCaseNumber ?? '',
      filingDeadline: legalCase.filingDeadline ?? '',
      estimatedResolutionDate: legalCase.estimatedResolutionDate ?? '',
      involvedParties: legalCase.involvedParties.join('\n'),
      resolutionNotes: legalCase.resolutionNotes ?? '',
    },
  }
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const changed = (values: CaseChangeValues, currency: Currency) => {
  const amount = parseAmount(values.claimAmount, currency)
  return {
    ...values,
    involvedParties: linesOf(values.involvedParties),
    claimAmount: amount === undefined ? '' : { amount, currency },
  }
}

/** The body as sent: the fields that differ from what the form opened with. */
export const caseChangeOf = (
  values: CaseChangeValues,
  { values: before, version }: Versioned<CaseChangeValues>,
  currency: Currency,
): LegalCaseChange => {
  const differs = ([field]: [string, unknown]) =>
    String(values[field as keyof CaseChangeValues]) !== String(before[field as keyof CaseChangeValues])
  return legalCaseChange.parse({ ...Object.fromEntries(Object.entries(changed(values, currency)).filter(differs)), version })
}

export const checkChange = (values: CaseChangeValues, currency: Currency): FieldErrors<CaseChangeValues> => ({
  ...problemsIn(legalCaseChange, { ...changed(values, currency), version: '' }, values),
  ...checkCase(values, currency),
})
