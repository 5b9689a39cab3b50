import { listAuctions } from '@auctionwiz/contracts/auctions'
import { caseCategories, casePriorities, partyTypes } from '@auctionwiz/contracts/legal-case-parts'
import type { LegalCase } from '@auctionwiz/contracts/legal-cases'
import type { ReactNode } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { useCan } from '../../app/permissions.ts'
import { RecordField, type RecordFields } from '../../ui/record-form/RecordField.tsx'
import { RecordSection } from '../../ui/record-form/RecordSection.tsx'
import { CaseBidder } from './CaseBidder.tsx'
import { CaseLots } from './CaseLots.tsx'
import { CaseTypeField } from './CaseTypeField.tsx'
import { type CaseFormValues, caseShapes } from './case-form.ts'
import { legalText } from './messages.ts'

interface CaseFieldsProps {
  form: RecordFields<CaseFormValues>['form']
  /** The bidder is not given by where the form was opened. */
  choosesBidder: boolean
  /** The case that is changed; missing for a new one. */
  opened?: Pick<LegalCase, 'auctionId' | 'auctionTitle' | 'lots'>
  /** Further sections, before those of the parties. */
  children?: ReactNode
}

const unlinked: NonNullable<CaseFieldsProps['opened']> = { lots: [] }

/** The fields of a case, in one column. */
export const CaseFields = ({ form, choosesBidder, opened = unlinked, children }: CaseFieldsProps) => {
  const fields = { name: 'case', form, shapes: caseShapes, labels: legalText.fields }
  const { values, errors, type } = form
  const auctions = useAuctionOptions(opened)
  return (
    <div>
      <RecordSection title={legalText.aboutCase}>
        <RecordField {...fields} field="title" />
        <CaseTypeField id="case-caseType" value={values.caseType} error={errors.caseType} onChange={(caseType) => type({ caseType })} />
        <RecordField {...fields} field="category" options={optionsOf(legalText.categories, caseCategories)} />
        <RecordField {...fields} field="priority" options={optionsOf(legalText.priorities, casePriorities)} />
        <RecordField {...fields} field="jurisdiction" />
        <RecordField {...fields} field="claimAmount" />
        {auctions && <RecordField {...fields} form={{ ...form, type: withoutLots(type) }} field="auctionId" options={auctions} />}
        <CaseLots
          key={values.auctionId}
          id="case-lotIds"
          auctionId={values.auctionId}
          known={opened.lots}
          chosen={values.lotIds}
          error={errors.lotIds}
          onChoose={(lotIds) => type({ lotIds })}
        />
        {choosesBidder && <CaseBidder id="case-bidderId" chosen={values.bidderId} onChoose={(bidderId) => type({ bidderId })} />}
        <RecordField {...fields} field="description" rows={7} />
      </RecordSection>
      {children}
      {(['plaintiff', 'defendant'] as const).map((party) => (
        <RecordSection key={party} title={legalText[party]}>
          <RecordField {...fields} field={`${party}Name`} />
          <RecordField {...fields} field={`${party}Type`} options={optionsOf(legalText.parties, partyTypes, legalText.notGiven)} />
          <RecordField {...fields} field={`${party}Email`} />
        </RecordSection>
      ))}
    </div>
  )
}

type TypeIn = CaseFieldsProps['form']['type']

/** Lots belong to their auction: another one has others. */
const withoutLots =
  (type: TypeIn): TypeIn =>
  (change) =>
    type({ ...change, lotIds: [] })

/** The latest auctions of the house and the one of the case as options, with one for none; undefined where the user may not see them. */
const useAuctionOptions = ({ auctionId, auctionTitle }: NonNullable<CaseFieldsProps['opened']>) => {
  const mayView = useCan('auctions:view')
  const { data } = useQuery(listAuctions, mayView ? { query: { sort: '-start', limit: 200 } } : null)
  const format = useFormat()
  if (data === undefined) return undefined
  const latest = data.auctions.map(({ id, title, startDate }): readonly [string, string] => [id, `${title}, ${format.date(startDate)}`])
  const own = auctionId !== undefined && latest.every(([id]) => id !== auctionId) ? [[auctionId, auctionTitle ?? auctionId] as const] : []
  return [['', legalText.noAuction] as const, ...own, ...latest]
}

const optionsOf = (
  labels: Readonly<Record<string, string>>,
  keys: readonly string[],
  none: string = legalText.choose,
): (readonly [string, string])[] => [['', none], ...keys.map((key) => [key, labels[key] ?? key] as const)]
