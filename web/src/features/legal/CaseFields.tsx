import { listAuctions } from '@auctionwiz/contracts/auctions'
import { caseCategories, casePriorities, caseTypeGroups, partyTypes } from '@auctionwiz/contracts/legal-cases'
import type { ReactNode } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { useCan } from '../../app/permissions.ts'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import record from '../../ui/Record.module.css'
import { Select } from '../../ui/Select.tsx'
import { Textarea } from '../../ui/Textarea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { type CaseErrors, type CaseField, type CaseFormValues, requiredCaseFields } from './case-form.ts'
import { legalText } from './messages.ts'

export interface CaseFieldsProps {
  values: CaseFormValues
  errors: CaseErrors
  onChange: (change: Partial<CaseFormValues>) => void
}

export const caseFieldId = (field: CaseField): string => `case-${field}`

/** The fields of a new case, in one column. */
export const CaseFields = ({ values, errors, onChange }: CaseFieldsProps) => {
  const mayViewAuctions = useCan('auctions:view')
  const auctions = useQuery(listAuctions, mayViewAuctions ? { query: {} } : null)
  const format = useFormat()
  const isRequired = (field: CaseField) => requiredCaseFields.some((required) => required === field)
  const field = (name: CaseField, control: ReactNode) => (
    <Field id={caseFieldId(name)} label={legalText.fields[name]} optional={!isRequired(name)} error={errors[name]}>
      {control}
    </Field>
  )
  const line = (name: CaseField, input: { type?: 'email'; inputMode?: 'decimal' | 'email'; maxLength?: number } = {}) =>
    field(
      name,
      <TextInput
        autoComplete="off"
        maxLength={200}
        {...input}
        aria-required={isRequired(name) || undefined}
        value={values[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />,
    )
  const choice = (name: CaseField, options: ReactNode, none: string = legalText.choose) =>
    field(
      name,
      <Select
        aria-required={isRequired(name) || undefined}
        value={values[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      >
        <option value="">{none}</option>
        {options}
      </Select>,
    )
  return (
    <>
      <Section title={legalText.aboutCase}>
        {line('title')}
        {choice(
          'caseType',
          caseTypeGroups.map(([group, types]) => (
            <optgroup key={group} label={legalText.caseTypeGroups[group]}>
              {optionsOf(legalText.caseTypes, types)}
            </optgroup>
          )),
        )}
        {choice('category', optionsOf(legalText.categories, caseCategories))}
        {choice('priority', optionsOf(legalText.priorities, casePriorities))}
        {line('jurisdiction')}
        {line('claimAmount', { inputMode: 'decimal', maxLength: 20 })}
        {auctions.data &&
          choice(
            'auctionId',
            auctions.data.auctions.map(({ id, title, startDate }) => (
              <option key={id} value={id}>
                {title}, {format.date(startDate)}
              </option>
            )),
            legalText.noAuction,
          )}
        {field(
          'description',
          <Textarea
            rows={7}
            maxLength={5000}
            value={values.description}
            onChange={({ target }) => onChange({ description: target.value })}
          />,
        )}
      </Section>
      <Section title={legalText.plaintiff}>
        {line('plaintiffName')}
        {choice('plaintiffType', optionsOf(legalText.parties, partyTypes), legalText.notGiven)}
        {line('plaintiffEmail', { type: 'email', inputMode: 'email', maxLength: 254 })}
      </Section>
      <Section title={legalText.defendant}>
        {line('defendantName')}
        {choice('defendantType', optionsOf(legalText.parties, partyTypes), legalText.notGiven)}
        {line('defendantEmail', { type: 'email', inputMode: 'email', maxLength: 254 })}
      </Section>
    </>
  )
}

const optionsOf = (labels: Readonly<Record<string, string>>, keys: readonly string[] = Object.keys(labels)) =>
  keys.map((key) => (
    <option key={key} value={key}>
      {labels[key]}
    </option>
  ))

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={record.section}>
    <h3 className={look('belowM', 'heading')}>{title}</h3>
    <div>{children}</div>
  </section>
)
