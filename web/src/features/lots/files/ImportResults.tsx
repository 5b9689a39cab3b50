import { type LotFileRowResult, lotFileOutcomes } from '@auctionwiz/contracts/lot-files'
import { listed, useFormat } from '../../../app/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { FigureSum } from '../../../ui/FigureSum.tsx'
import { look } from '../../../ui/look.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { lotFormText } from '../messages.ts'
import { lotFileText as text } from './messages.ts'
import { countsIn, errorList, errorsIn, placeText, problemText } from './results.ts'

/** How many rows each list shows. */
const most = 50

/** What the import does or did, as a sum; then the rows with errors and the lots that change. */
export const ImportResults = ({ results, isOver }: { results: readonly LotFileRowResult[]; isOver: boolean }) => {
  const format = useFormat()
  const counts = countsIn(results)
  const errors = errorsIn(results)
  const updates = results.filter(({ outcome }) => outcome === 'update')
  const words = isOver ? text.did : text.would
  const save = () => saveFile(new Blob([errorList(errors)], { type: 'text/csv' }), 'lots-errors.csv')
  return (
    <>
      <p role="status" className={look('noMargin')}>
        {isOver ? text.done({ count: counts.create + counts.update }) : text.planned}
      </p>
      <FigureSum
        parts={lotFileOutcomes.map((outcome) => ({ label: words[outcome], value: counts[outcome], isProblem: outcome === 'error' }))}
        total={{ label: text.rows, value: results.length }}
      />
      {errors.length > 0 && (
        <section aria-label={text.errorsTitle({ count: errors.length })} className={look('stack', 'gapS')}>
          <div className={look('row', 'between', 'wrap', 'gapS')}>
            <h3 className={look('body', 'strong', 'noMargin')}>{text.errorsTitle({ count: errors.length })}</h3>
            <Button look="link" onClick={save}>
              {text.saveErrors}
            </Button>
          </div>
          <ul>
            {errors.slice(0, most).map((row) => (
              <li key={row.line} className={look('stack', 'padRowS', 'lineBelow')}>
                <span className={look('strong', 'numbers')}>{placeText(row)}</span>
                <span className={look('breaks')}>{problemText(row)}</span>
              </li>
            ))}
          </ul>
          {errors.length > most && <p className={look('muted', 'noMargin')}>{text.more({ count: format.number(errors.length - most) })}</p>}
        </section>
      )}
      {updates.length > 0 && (
        <section aria-label={text.updatesTitle({ count: updates.length })} className={look('stack', 'gapS')}>
          <h3 className={look('body', 'strong', 'noMargin')}>{text.updatesTitle({ count: updates.length })}</h3>
          <ul>
            {updates.slice(0, most).map(({ line, lotNumber = '', changed = [] }) => (
              <li key={line} className={look('padRowS', 'lineBelow', 'breaks')}>
                {text.changes({ number: lotNumber, fields: listed(changed.map((field) => lotFormText.labels[field])) })}
              </li>
            ))}
          </ul>
          {updates.length > most && (
            <p className={look('muted', 'noMargin')}>{text.more({ count: format.number(updates.length - most) })}</p>
          )}
        </section>
      )}
    </>
  )
}
