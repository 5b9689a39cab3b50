import type { Standing } from '@auctionwiz/contracts/bidder-analytics'
import { type ScoreType, type Tier, tiers } from '@auctionwiz/contracts/scores'
import { calendarFormat, useFormat } from '../../../app/format.ts'
import { labels } from '../../../messages/label-messages.ts'
import { ChartBlock } from '../../../ui/charts/ChartBlock.tsx'
import { look } from '../../../ui/look.ts'
import { analyticsText } from './messages.ts'

const shade = (percent: number) => `color-mix(in srgb, var(--tierPip) ${percent}%, var(--colorNeutralBackground1))`

const tierColours: Record<Tier, string> = {
  Premium: 'var(--tierPip)',
  Gold: shade(76),
  Silver: shade(54),
  Bronze: shade(32),
  New: 'var(--tierPipOff)',
}

const gap = 'var(--strokeWidthThin) solid var(--colorNeutralBackground1)'

/** How many bidders were in each tier at the end of each month, stacked; the legend shows the current numbers. */
export const TierChart = ({ trend, scoreType }: { trend: readonly Standing[]; scoreType: ScoreType }) => {
  const format = useFormat()
  const highest = Math.max(1, ...trend.map(({ total }) => total))
  const now = trend.at(-1)?.[scoreType].tier
  const calendar = calendarFormat()
  const counted = tiers.map((tier) => ({ tier, count: format.number(now?.[tier] ?? 0) }))
  const label = analyticsText.tiersLabel({
    months: trend.length,
    now: counted.map(({ tier, count }) => `${labels.tier[tier]} ${count}`).join(', '),
  })
  return (
    <ChartBlock
      title={analyticsText.tiersOverTime}
      columns={[analyticsText.month, ...tiers.map((tier) => labels.tier[tier])]}
      rows={trend.map(({ day, [scoreType]: { tier } }) => [calendar.month(day), ...tiers.map((name) => format.number(tier[name]))])}
    >
      <div role="img" aria-label={label}>
        <div className={look('caption', 'flex', 'wrap', 'gapFacts', 'belowS')}>
          {counted.map(({ tier, count }) => (
            <span key={tier} className={look('row', 'gapSNudge')}>
              <span className={look('wide10', 'high10', 'roundedSmall', 'ownColors')} style={{ background: tierColours[tier] }} />
              {labels.tier[tier]} <b>{count}</b>
            </span>
          ))}
        </div>
        <div className={look('flex', 'gapXS', 'phoneGapXXS')}>
          {trend.map(({ day, [scoreType]: { tier } }) => (
            <div key={day} className={look('grow')}>
              <span className={look('stack', 'end', 'padTopXL', 'high144', 'edgeBelow', 'ownColors')}>
                {tiers.map((name) => (
                  <span key={name} style={{ height: `${(tier[name] / highest) * 100}%`, background: tierColours[name], borderTop: gap }} />
                ))}
              </span>
              <span className={look('note', 'block', 'padRow', 'clips', 'centered', 'phoneTiny')}>{calendar.monthName(day)}</span>
            </div>
          ))}
        </div>
      </div>
    </ChartBlock>
  )
}
