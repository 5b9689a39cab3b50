import { auctionCategories, auctionChange, newAuction } from '@auctionwiz/contracts/auctions'
import { currencies } from '@auctionwiz/contracts/fields'
import { auctionConditions } from '@auctionwiz/domain/auctions/actions'
import { currencySigns } from '@auctionwiz/domain/auctions/currency'
import { incrementPresets, presetBands } from '@auctionwiz/domain/auctions/increment-presets'
import { clockChange } from '@auctionwiz/domain/zoned-time'
import { Checkmark16Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import type { ReactNode } from 'react'
import { calendarFormat, listed, useFormat } from '../../app/format.ts'
import { cityOf } from '../../app/house-time.ts'
import { recordLabels } from '../../messages/record-label-messages.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { RecordField } from '../../ui/record-form/RecordField.tsx'
import { type FieldShape, shapesOf } from '../../ui/record-form/schema-fields.ts'
import type { RecordForm } from '../../ui/record-form/use-record-form.ts'
import styles from './Auctions.module.css'
import type { AllowedChanges } from './allowed-changes.ts'
import { type AuctionValues, biddersTyped, currencyOf, endOf, startOf } from './auction-form.ts'
import { incrementText } from './band-texts.ts'
import { auctionText, auctionFormText as text } from './messages.ts'
import { PremiumBands } from './PremiumBands.tsx'

const lines: FieldShape = { kind: 'lines', required: false, options: [] }
const day: FieldShape = { kind: 'date', required: true, options: [] }
const time: FieldShape = { kind: 'time', required: true, options: [] }

/** As the contract describes the fields; lists are typed a line each, and an instant as a day and a time. */
const shapes = {
  ...shapesOf(auctionChange),
  ...shapesOf(newAuction),
  ...{ requirements: lines, biddingDeposits: lines, shippingOptions: lines, biddingIncrements: lines },
  ...{ startDate: day, endDate: day, startTime: time, endTime: time },
}

type Form = RecordForm<AuctionValues>

export interface AuctionFieldsProps {
  form: Form
  existing: AllowedChanges
}

interface Part {
  id: string
  title: string
  done: boolean
  content: ReactNode
}

/** The fields in sections, one below the other. */
export const AuctionFields = ({ form, existing }: AuctionFieldsProps) => <Sections parts={usePartsOf(form, existing)} />

/** The fields of a new auction: in wide windows with a list of the sections beside them, which says what is filled in. */
export const NewAuctionFields = ({ form }: Pick<AuctionFieldsProps, 'form'>) => {
  const parts = usePartsOf(form, undefined)
  return (
    <div className={look('grid', 'label192', 'gapXL', 'phoneOneColumn')}>
      <nav aria-label={text.sections} className={look('notOnPhone', 'sticks', 'atStart')}>
        <ul className={look('stack')}>
          {parts.map(({ id, title, done }) => (
            <li key={id}>
              <Button look="subtle" onClick={() => document.getElementById(`auction-${id}-part`)?.scrollIntoView({ block: 'start' })}>
                <span className={look('inlineRow', 'gapS')}>
                  {title} {done && <Checkmark16Regular aria-label={text.filled} />}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      </nav>
      <Sections parts={parts} />
    </div>
  )
}

const Sections = ({ parts }: { parts: readonly Part[] }) => (
  <div className={look('stack', 'gapXL')}>
    {parts.map(({ id, title, content }) => (
      <AuctionSection key={id} id={id} title={title}>
        {content}
      </AuctionSection>
    ))}
  </div>
)

/** A section of an auction's form, with a line above all but the first. */
export const AuctionSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={`auction-${id}-part`} className={classes(look('stack', 'gapL'), styles.section)}>
    <h3 id={`auction-${id}-part`} className={look('heading')}>
      {title}
    </h3>
    {children}
  </section>
)

const usePartsOf = (form: Form, existing: AllowedChanges | undefined): Part[] => {
  const { values } = form
  const fields = { name: 'auction', form: withCount(withSign(form)), shapes, labels: text.labels }
  const categories = [['', text.noCategory], ...auctionCategories.map((id) => [id, text.categories[id]])] as [string, string][]
  const pair = look('grid', 'gapL', 'fit200')
  const fixed = existing !== undefined && !existing.mayChangeConditions
  const first: Part = {
    id: 'first',
    title: existing ? text.basic : text.auction,
    done: values.title.trim() !== '',
    content: (
      <>
        <RecordField {...fields} field="title" labels={existing ? { ...text.labels, title: text.titleLabel } : text.labels} />
        <div className={pair}>
          <RecordField {...fields} field="auctionType" options={Object.entries(text.types)} disabled={fixed} />
          <RecordField {...fields} field="auctionCategory" options={categories} />
          <RecordField {...fields} field="auctionSubcategory" />
        </div>
        <div className={pair}>
          <RecordField {...fields} field="company" />
          <RecordField {...fields} field="location" />
        </div>
        <RecordField {...fields} field="description" />
        <RecordField {...fields} field="notes" />
      </>
    ),
  }
  const schedule: Part = {
    id: 'schedule',
    title: existing ? text.auctionSchedule : text.schedule,
    done: values.startDate !== '' && values.endDate !== '',
    content: (
      <>
        <div className={pair}>
          <RecordField {...fields} field="startDate" disabled={existing?.fixedStart !== undefined} hint={existing?.fixedStart} />
          <RecordField {...fields} field="startTime" disabled={existing?.fixedStart !== undefined} />
        </div>
        <div className={pair}>
          <RecordField {...fields} field="endDate" disabled={existing?.fixedEnd !== undefined} hint={existing?.fixedEnd} />
          <RecordField {...fields} field="endTime" disabled={existing?.fixedEnd !== undefined} />
        </div>
        <ScheduleHelp values={values} />
      </>
    ),
  }
  const status: Part = {
    id: 'status',
    title: text.statusSection,
    done: true,
    content: (
      <div className={pair}>
        <RecordField
          {...fields}
          field="status"
          options={Object.entries(auctionText.statuses)}
          off={(value) => value !== form.base.status && !existing?.mayMoveTo(value)}
        />
        <RecordField {...fields} field="biddersRegistered" />
      </div>
    ),
  }
  if (fixed) {
    const content = (
      <>
        {status.content}
        <p>{text.fixed({ fields: listed(auctionConditions.map((field) => text.labels[field])) })}</p>
      </>
    )
    return [first, schedule, { ...status, content }]
  }
  return [first, schedule, ...(existing ? [status] : []), ...conditionsOf(form, fields, pair)]
}

type Fields = Pick<Parameters<typeof RecordField<AuctionValues>>[0], 'name' | 'form' | 'shapes' | 'labels'>

const conditionsOf = (form: Form, fields: Fields, pair: string): Part[] => {
  const { values, errors, type } = form
  return [
    {
      id: 'premium',
      title: text.premiumSection,
      done: values.buyersPremium.length > 1,
      content: (
        <>
          <div className={pair}>
            <RecordField {...fields} field="currency" />
            <RecordField {...fields} field="currencySymbol" />
          </div>
          <PremiumBands
            id="auction-buyersPremium"
            values={values}
            error={errors.buyersPremium}
            onChange={(buyersPremium) => type({ buyersPremium })}
          />
          <RecordField {...fields} field="buyersPremiumDescription" />
        </>
      ),
    },
    {
      id: 'registration',
      title: text.registration,
      done: values.requirements.trim() !== '',
      content: (
        <>
          <RecordField
            {...fields}
            field="registrationRequired"
            hint={text.registrationHint}
            options={[
              ['yes', text.yes],
              ['no', text.no],
            ]}
          />
          <RecordField {...fields} field="requirements" hint={text.linesHint} />
        </>
      ),
    },
    {
      id: 'bidding',
      title: text.bidding,
      done: values.biddingIncrements.trim() !== '',
      content: (
        <>
          <RecordField {...fields} field="biddingIncrements" hint={text.incrementsHint} />
          <div className={look('row', 'gapS', 'wrap')}>
            {incrementPresets.map((preset) => (
              <Button
                key={preset}
                onClick={() => type({ biddingIncrements: incrementText(presetBands(preset, currencyOf(values)), currencyOf(values)) })}
              >
                {text.presets[preset]}
              </Button>
            ))}
          </div>
          <RecordField {...fields} field="biddingDeposits" hint={text.linesHint} />
        </>
      ),
    },
    {
      id: 'payment',
      title: text.payment,
      done: values.paymentMethods.length > 0,
      content: (
        <>
          <RecordField {...fields} field="paymentMethods" options={Object.entries(recordLabels.paymentMethod)} />
          <RecordField {...fields} field="shippingOptions" hint={text.linesHint} />
        </>
      ),
    },
    {
      id: 'terms',
      title: text.termsSection,
      done: values.auctionTerms.trim() !== '',
      content: <RecordField {...fields} field="auctionTerms" />,
    },
  ]
}

/** Another currency brings its sign, unless the user typed one. */
const withSign = (form: Form): Form => ({
  ...form,
  type: (change) => {
    const currency = currencies.find((known) => known === change.currency)
    const { currencySymbol } = form.values
    const isUsual = currencySymbol === '' || currencies.some((known) => currencySigns[known] === currencySymbol)
    form.type(currency && isUsual ? { ...change, currencySymbol: currencySigns[currency] } : change)
  },
})

const withCount = (form: Form): Form => ({
  ...form,
  type: ({ biddersRegistered, ...change }) =>
    form.type({ ...change, ...(biddersRegistered !== undefined && { biddersRegistered: biddersTyped(biddersRegistered) }) }),
})

/** In which zone the times are, how long the auction is open, and whether the clocks change meanwhile. */
const ScheduleHelp = ({ values }: { values: AuctionValues }) => {
  const { timeZone } = useFormat()
  const city = cityOf(timeZone)
  const [start, end] = [startOf(values, timeZone), endOf(values, timeZone)]
  const isOpen = start !== undefined && end !== undefined && end > start
  const change = isOpen ? clockChange(start, end, timeZone) : undefined
  const hours = isOpen ? Math.round((Date.parse(end) - Date.parse(start)) / 360_000) / 10 : 0
  return (
    <p className={look('note')} aria-live="polite">
      {text.zone({ city })} {isOpen && text.openFor({ hours })}{' '}
      {change &&
        text[change.forward ? 'forward' : 'backward']({
          ...{ city, time: change.local.slice(11), date: calendarFormat().date(`${change.local}:00Z`) },
        })}
    </p>
  )
}
