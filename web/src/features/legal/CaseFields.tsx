import { listAuctions } from '@auctionwiz/contracts/auctions'
import { caseCategories, casePriorities, partyTypes } from '@auctionwiz/contracts/legal-cases'
import type { ReactNode } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { useCan } from '../../app/permissions.ts'
import { look } from '../../ui/look.ts'
import record from '../../ui/Record.module.css'
import { RecordField } from '../../ui/record-form/RecordField.tsx'
import type { RecordForm } from '../../ui/record-form/use-record-form.ts'
import { CaseBidder } from './CaseBidder.tsx'
import { CaseTypeField } from './CaseTypeField.tsx'
import { type CaseFormValues, caseShapes } from './case-form.ts'
import { legalText } from './messages.ts'

interface CaseFieldsProps {
  form: RecordForm<CaseFormValues>
  /** The case is not yet about a bidder. */
  choosesBidder: boolean
}

/** The fields of a new case, in one column. */
export const CaseFields = ({ form, choosesBidder }: CaseFieldsProps) => {
  const fields = { name: 'case', form, shapes: caseShapes, labels: legalText.fields }
  const auctions = useAuctionOptions()
  return (
    <div>
      <Section title={legalText.aboutCase}>
        <RecordField {...fields} field="title" />
        <CaseTypeField
          id="case-caseType"
          value={form.values.caseType}
          error={form.errors.caseType}
          onChange={(caseType) => form.type({ caseType })}
        />
        <RecordField {...fields} field="category" options={optionsOf(legalText.categories, caseCategories)} />
        <RecordField {...fields} field="priority" options={optionsOf(legalText.priorities, casePriorities)} />
        <RecordField {...fields} field="jurisdiction" />
        <RecordField {...fields} field="claimAmount" />
        {auctions && <RecordField {...fields} field="auctionId" options={auctions} />}
        {choosesBidder && <CaseBidder id="case-bidderId" chosen={form.values.bidderId} onChoose={(bidderId) => form.type({ bidderId })} />}
        <RecordField {...fields} field="description" rows={7} />
      </Section>
      {(['plaintiff', 'defendant'] as const).map((party) => (
        <Section key={party} title={legalText[party]}>
          <RecordField {...fields} field={`${party}Name`} />
          <RecordField {...fields} field={`${party}Type`} options={optionsOf(legalText.parties, partyTypes, legalText.notGiven)} />
          <RecordField {...fields} field={`${party}Email`} />
        </Section>
      ))}
    </div>
  )
}

/** The auctions of the house as options, with one for none; undefined where the user may not see them. */
export const useAuctionOptions = (): (readonly [string, string])[] | undefined => {
  const mayView = useCan('auctions:view')
  const { data } = useQuery(listAuctions, mayView ? { query: {} } : null)
  const format = useFormat()
  return (
    data && [
      ['', legalText.noAuction],
      ...data.auctions.map(({ id, title, startDate }) => [id, `${title}, ${format.date(startDate)}`] as const),
    ]
  )
}

export const optionsOf = (
  labels: Readonly<Record<string, string>>,
  keys: readonly string[],
  none: string = legalText.choose,
): (readonly [string, string])[] => [['', none], ...keys.map((key) => [key, labels[key] ?? key] as const)]

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={record.section}>
    <h3 className={look('belowM', 'heading')}>{title}</h3>
    <div className={look('stack', 'gapL')}>{children}</div>
  </section>
)
