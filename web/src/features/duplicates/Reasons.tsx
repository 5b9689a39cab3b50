import type { PairDetail } from '@auctionwiz/contracts/duplicates'
import { type Agreement, type ComparedRow, inWords } from '@auctionwiz/domain/duplicates/in-words'
import { calendarFormat } from '../../app/format.ts'
import { classes } from '../../ui/class-names.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { look } from '../../ui/look.ts'
import { Calculation } from './Calculation.tsx'
import { shownConfidence } from './confidence.ts'
import { duplicateText } from './messages.ts'
import { pairSentence } from './pair-words.ts'
import styles from './Reasons.module.css'

const agreements: readonly { agreement: Agreement; sign: string }[] = [
  { agreement: 'same', sign: '=' },
  { agreement: 'near', sign: '≈' },
  { agreement: 'different', sign: '≠' },
]

/** Why the two may be one person: a sentence, then the compared fields by how they agree, the strongest first. */
export const Reasons = ({ detail, threshold }: { detail: PairDetail; threshold: number }) => {
  const rows = inWords(detail.reasons)
  return (
    <section className={look('aboveL', 'container')}>
      <p>
        <strong>{duplicateText.words.sure({ confidence: shownConfidence(detail.confidence) })}</strong> {pairSentence(detail)}
      </p>
      {rows.length > 0 && (
        <p className={classes(look('atEnd', 'aboveXS', 'note'), styles.head)} aria-hidden="true">
          {duplicateText.strength}
        </p>
      )}
      {agreements.map(({ agreement, sign }) => {
        const own = rows.filter((row) => row.agreement === agreement)
        return (
          own.length > 0 && (
            <div key={agreement} className={classes(look('grid', 'label168', 'padRow', 'lineAbove'), styles.group)}>
              <h3 className={look('row', 'gapS', 'high28', 'body')}>
                <span className={look('centered', 'wide16', agreement === 'different' ? 'muted' : 'chartColor')} aria-hidden="true">
                  {sign}
                </span>
                {duplicateText.agreements[agreement]}
              </h3>
              <dl>
                {own.map((row) => (
                  <div key={row.field} className={classes(look('grid', 'center', 'gapColumnsS', 'tall28'), styles.row)}>
                    <dt>{duplicateText.comparedNames[row.field]}</dt>
                    <dd>{valuesOf(row)}</dd>
                    <dd>
                      <Strength {...row} />
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          )
        )
      })}
      <Disclosure label={duplicateText.calculated}>
        <Calculation detail={detail} threshold={threshold} />
      </Disclosure>
    </section>
  )
}

/** Both values; of the same one in two ways of writing the longer. */
const valuesOf = ({ field, agreement, values }: ComparedRow): string => {
  const shown = values.map((value) =>
    field === 'dateOfBirth' && value !== '' ? calendarFormat().date(value) : value || duplicateText.none,
  )
  const [first = '', second = ''] = shown
  if (agreement === 'same') return first.length < second.length ? second : first
  return shown.join(' / ')
}

/** Four dots: green for, grey against. */
const Strength = ({ strength, weight }: Pick<ComparedRow, 'strength' | 'weight'>) => (
  <span
    role="img"
    aria-label={(weight < 0 ? duplicateText.strengthAgainst : duplicateText.strengthFor)({ strength })}
    className={look('flex', 'gapXS')}
  >
    {[1, 2, 3, 4].map((dot) => (
      <span
        key={dot}
        className={classes(
          look('wide8', 'high8', 'round', 'track', 'ownColors'),
          dot <= strength && look(weight < 0 ? 'barAgainst' : 'barFor'),
        )}
      />
    ))}
  </span>
)
