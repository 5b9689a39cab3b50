import { useFormat } from '../../app/format.ts'
import { writePercent } from '../../app/write-number.ts'
import { GridLine } from '../../ui/charts/GridLine.tsx'
import chart from '../../ui/charts/Plot.module.css'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import styles from './Calibration.module.css'
import { type ComparedStage, comparedStages, pointsOf, type ScoreBand, shareOfInvited, spread, xOf } from './calibration.ts'
import { assessmentText as text } from './messages.ts'
import { OutcomeTable } from './OutcomeTable.tsx'

const colours: Record<ComparedStage, string> = {
  registered: 'var(--colorNeutralForeground3)',
  bid: 'var(--tierPip)',
  won: 'var(--brass)',
}

/** The distance between the names of lines, in percent of the height. */
const nameGap = 11
const lines = [0, 50, 100]

export const bandName = ({ from, to }: Pick<ScoreBand, 'from' | 'to'>): string => text.scoreBand({ from: String(from), to: String(to) })

/** Whether a higher match score meant that more of the invited came, bid and won. */
const Calibration = ({ scores, view }: { scores: readonly ScoreBand[]; view: 'chart' | 'table' }) => {
  const format = useFormat()
  if (view === 'table')
    return (
      <OutcomeTable
        label={text.calibrationTable}
        first={text.match}
        rows={[...scores].reverse().map((band) => ({ ...band, name: bandName(band) }))}
      />
    )
  const drawn = comparedStages.map((stage) => ({ stage, points: pointsOf(scores, stage) }))
  if (drawn.every(({ points }) => points.length === 0)) return <p className={look('muted')}>{text.noneInvitedText}</p>
  const names = spread(
    drawn.map(({ points }) => points.at(-1)?.y ?? 100),
    nameGap,
  )
  return (
    <div role="img" aria-label={text.calibrationLabel({ bands: summary(scores, format.number) })} className={look('caption')}>
      <div className={classes(look('anchor'), styles.plot)}>
        {lines.map((share) => (
          <GridLine key={share} top={`${100 - share}%`}>
            {writePercent(share)}
          </GridLine>
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className={classes(look('fullWidth', 'fullHeight', 'placed'), chart.line)}
          aria-hidden="true"
        >
          {drawn.map(({ stage, points }) => (
            <path
              key={stage}
              d={points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
              style={{ stroke: colours[stage] }}
            />
          ))}
        </svg>
        {drawn.map(({ stage, points }, index) => (
          <span key={stage} className={look('contents')}>
            {points.map(({ x, y }) => (
              <span
                key={x}
                className={classes(look('placed', 'wide8', 'high8', 'ownColors'), styles.dot)}
                data-stage={stage}
                style={{ left: `${x}%`, top: `${y}%`, background: colours[stage] }}
              />
            ))}
            <span className={classes(look('placed', 'oneLine', 'strong'), styles.name)} style={{ top: `${names[index]}%` }}>
              {text.stages[stage]}
            </span>
          </span>
        ))}
      </div>
      <div className={classes(look('anchor', 'muted', 'aboveS', 'high24'), styles.axis)}>
        {scores.map((band, index) => (
          <span key={band.from} className={look('oneLine')} style={{ left: `${xOf(index, scores.length)}%` }}>
            {bandName(band)}
          </span>
        ))}
      </div>
    </div>
  )
}

const summary = (scores: readonly ScoreBand[], number: (value: number) => string): string =>
  scores
    .filter(({ counts }) => counts.invited > 0)
    .map((band) => {
      const percent = (stage: ComparedStage) => String(shareOfInvited(band.counts, stage) ?? 0)
      const shares = { registered: percent('registered'), bid: percent('bid'), won: percent('won') }
      return text.calibrationBand({ band: bandName(band), ...shares, count: number(band.counts.invited) })
    })
    .join(' ')

export default Calibration
