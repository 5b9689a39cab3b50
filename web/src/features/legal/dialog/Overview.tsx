import type { LegalCase } from '@auctionwiz/contracts/legal-cases'
import type { ReactNode } from 'react'
import { useFormat } from '../../../app/format.ts'
import { paths } from '../../../app/paths.ts'
import { AppLink } from '../../../ui/AppLink.tsx'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import record from '../../../ui/Record.module.css'
import { caseText } from '../case-messages.ts'
import { legalText } from '../messages.ts'
import { dayShown } from './day-shown.ts'

/** What the case is about, who claims against whom, and how it stands at court. */
export const Overview = ({ legalCase }: { legalCase: LegalCase }) => {
  const format = useFormat()
  const { fields, categories, priorities, caseTypes } = legalText
  const { estimatedResolutionDate: resolution, filingDeadline: deadline, lots, auctionId } = legalCase
  return (
    <>
      <Section title={legalText.aboutCase}>
        <Fact label={fields.caseType}>{caseTypes[legalCase.caseType]}</Fact>
        <Fact label={fields.category}>{categories[legalCase.category]}</Fact>
        <Fact label={fields.priority}>{priorities[legalCase.priority]}</Fact>
        <Fact label={fields.jurisdiction}>{legalCase.jurisdiction}</Fact>
        <Fact label={caseText.labels.lots}>
          {lots.map(({ id, lotNumber, title }) => (
            <AppLink key={id} className={look('block')} to={`${paths.auctions}/${auctionId}/lots/${id}`}>
              {legalText.lotOption({ title, number: lotNumber })}
            </AppLink>
          ))}
        </Fact>
        <Fact label={fields.description}>{legalCase.description}</Fact>
      </Section>
      <Section title={caseText.proceedings}>
        {legalCase.externalReference && <Fact label={caseText.labels.externalReference}>{legalCase.externalReference}</Fact>}
        <Fact label={caseText.labels.legalCounsel}>{legalCase.legalCounsel}</Fact>
        <Fact label={caseText.labels.courtCaseNumber}>{legalCase.courtCaseNumber}</Fact>
        <Fact label={caseText.labels.filingDeadline}>{deadline && dayShown(deadline, format)}</Fact>
        <Fact label={caseText.labels.estimatedResolutionDate}>{resolution && dayShown(resolution, format)}</Fact>
        <Fact label={caseText.labels.involvedParties}>{legalCase.involvedParties.join('\n')}</Fact>
        <Fact label={caseText.labels.resolutionNotes}>{legalCase.resolutionNotes}</Fact>
      </Section>
      {(['plaintiff', 'defendant'] as const).map((party) => {
        const type = legalCase[`${party}Type`]
        return (
          <Section key={party} title={legalText[party]}>
            <Fact label={fields[`${party}Name`]}>{legalCase[`${party}Name`]}</Fact>
            <Fact label={fields[`${party}Type`]}>{type && legalText.parties[type]}</Fact>
            <Fact label={fields[`${party}Email`]}>{legalCase[`${party}Email`]}</Fact>
          </Section>
        )
      })}
    </>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={record.section}>
    <h3 className={look('belowM', 'heading')}>{title}</h3>
    <dl>{children}</dl>
  </section>
)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes(look('flex', 'gapL', 'tall28', 'padRow'), record.fact)}>
    <dt>{label}</dt>
    <dd>{isGiven(children) ? children : <span className={look('muted')}>{legalText.notGiven}</span>}</dd>
  </div>
)

const isGiven = (children: ReactNode): boolean => (Array.isArray(children) ? children.length > 0 : Boolean(children))
