import { useFormat } from '../../../app/format.ts'
import { paths } from '../../../app/paths.ts'
import { Bars } from '../../../ui/charts/Bars.tsx'
import { ChartBlock } from '../../../ui/charts/ChartBlock.tsx'
import { type Bar, percentOf } from './figures.ts'
import { analyticsText } from './messages.ts'
import { maxOf } from './summaries.ts'

/** A bar for each category with its count and percent; a press shows its bidders. */
export const Distribution = ({ title, column, bars }: { title: string; column: string; bars: readonly Bar[] }) => {
  const format = useFormat()
  const percent = ({ share }: Bar) => analyticsText.shareOnly({ percent: percentOf(share) })
  return (
    <ChartBlock
      title={title}
      columns={[column, analyticsText.bidders, analyticsText.percent]}
      rows={bars.map((bar) => [bar.name, format.number(bar.count), percent(bar)])}
      summary={maxOf(bars, format.number)}
    >
      <Bars title={title} bars={bars.map((bar) => ({ ...bar, percent: percent(bar), to: `${paths.bidders}${bar.search}` }))} />
    </ChartBlock>
  )
}
