import type { AssessmentInsight, BidderAssessment, MatchPoints } from '@auctionwiz/contracts/bidder-assessments'
import { phraseInsights } from '@auctionwiz/contracts/insight-phrasing'
import { type ScoreType, scoreBand } from '@auctionwiz/contracts/scores'
import { filledPhrasing, formOf } from '@auctionwiz/domain/assessment/insight-phrasing'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { writeNumber } from '../../app/write-number.ts'
import { useLanguage } from '../../messages/language.ts'
import { columns } from '../../ui/columns.ts'
import { look } from '../../ui/look.ts'
import { bandColour } from '../../ui/ScoreBar.tsx'
import { insightValues, insightWords, partWhy, reasonWords } from './match-words.ts'
import { assessmentText as text } from './messages.ts'

interface MatchPartsProps {
  row: BidderAssessment
  scoreType: ScoreType
}

/** The parts of a match score laid end to end, each with the fact it rests on; then reasons and insights. */
export const MatchParts = ({ row: { parts, matchScore, points, reasons, aiInsights }, scoreType }: MatchPartsProps) => {
  const format = useFormat()
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part.points, 0))
  const scale = Math.max(100, points)
  const colour = bandColour[scoreBand(matchScore)]
  return (
    <div className={look('indent', 'padRow')}>
      <ul aria-label={text.match}>
        {parts.map((part, index) => (
          <li
            key={part.part}
            className={look('grid', 'center', 'gapColumnsS', 'tall24', 'padRowXXS', 'columns')}
            style={columns('144px 1fr 120px 44px', '1fr 44px')}
          >
            <span>{text.parts[part.part]}</span>
            <span className={look('note', 'phoneLast')}>{partWhy(part, scoreType, format)}</span>
            <span className={look('anchor', 'tall24', 'row', 'notOnPhone')} aria-hidden="true">
              <span
                className={look('roundedSmall', 'placed', 'ownColors', 'high10')}
                style={barOf(part, starts[index] ?? 0, scale, colour)}
              />
            </span>
            <span className={look('right', 'numbers')}>{pointsText(part, index)}</span>
          </li>
        ))}
        <li
          className={look('grid', 'center', 'gapColumnsS', 'tall32', 'strong', 'edgeAbove', 'columns')}
          style={columns('144px 1fr 120px 44px', '1fr 44px')}
        >
          <span>{text.match}</span>
          <span className={look('notOnPhone')} />
          <span className={look('anchor', 'tall24', 'row', 'notOnPhone')} aria-hidden="true">
            <span
              className={look('roundedSmall', 'placed', 'ownColors', 'high10')}
              style={{ left: 0, width: `${(matchScore / scale) * 100}%`, background: 'var(--colorBrandBackground)' }}
            />
          </span>
          <span className={look('right', 'numbers')}>{matchScore}</span>
        </li>
      </ul>
      <dl className={look('stack', 'gapXS', 'aboveS')}>
        <div>
          <dt className={look('note')}>{text.reasons}</dt>
          <dd>{reasons.map((reason) => reasonWords(reason, format)).join(' ')}</dd>
        </div>
        <div>
          <dt className={look('note')}>{text.insights}</dt>
          <dd>{aiInsights.length > 0 ? <Insights insights={aiInsights} /> : text.noInsights}</dd>
        </div>
      </dl>
    </div>
  )
}

/** In our words, or phrased by a language model where one is configured. */
const Insights = ({ insights }: { insights: readonly AssessmentInsight[] }) => {
  const format = useFormat()
  const language = useLanguage()
  const query = { forms: insights.map(formOf), language: language === 'en-XA' ? 'en' : language }
  const { data } = useQuery(phraseInsights, { query }, { revalidateIfStale: false })
  const phrased = data?.text && filledPhrasing(data.text, insightValues(insights, format))
  return phrased ?? insights.map((insight) => insightWords(insight, format)).join(' ')
}

const pointsText = ({ points }: MatchPoints, index: number): string =>
  index === 0 ? String(points) : `${points < 0 ? '−' : '+'}${writeNumber(Math.abs(points), 0)}`

/** A part that takes away lies over what it takes. */
const barOf = ({ points }: MatchPoints, start: number, scale: number, colour: string) => ({
  left: `${(Math.min(start, start + points) / scale) * 100}%`,
  width: `${(Math.abs(points) / scale) * 100}%`,
  background: points < 0 ? 'var(--barTrack)' : colour,
})
