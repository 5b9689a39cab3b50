import type { PairDetail, PairRecord } from '@auctionwiz/contracts/duplicates'
import type { Currency } from '@auctionwiz/contracts/fields'
import { Checkmark16Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { useFormat } from '../../app/format.ts'
import { look } from '../../ui/look.ts'
import { duplicateText } from './messages.ts'

export interface AfterMergeProps {
  after: NonNullable<PairDetail['after']>
  primary: PairRecord
  secondary: PairRecord
}

/** The result of a merge in figures. */
export const AfterMerge = ({ after, primary, secondary }: AfterMergeProps) => {
  const format = useFormat()
  const change = (before: number, to: number) =>
    before === to ? duplicateText.scoreStays({ before }) : duplicateText.scoreTo({ before, after: to })
  const lines = [
    duplicateText.historyCombined({
      auctions: after.auctions,
      spent: format.money({ amount: after.spent, currency: primary.currency as Currency }),
    }),
    duplicateText.scoresRecalculated({
      national: change(primary.nationalScore, after.nationalScore),
      local: change(primary.localScore, after.localScore),
    }),
    duplicateText.notesKept({
      first: format.number(primary.notes),
      firstNumber: primary.bidderId,
      second: format.number(secondary.notes),
      secondNumber: secondary.bidderId,
    }),
    duplicateText.idArchived({ primary: primary.bidderId, secondary: secondary.bidderId }),
  ]
  return (
    <section className={look('grid', 'label136', 'gapColumnsM', 'aboveL', 'phoneOneColumn')}>
      <h3 className={look('body')}>{duplicateText.afterMerge}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line} className={look('flex', 'gapS', 'padBottomS')}>
            <Checkmark16Regular className={look('aboveXXS')} />
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
