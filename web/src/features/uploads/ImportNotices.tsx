import type { Upload } from '@auctionwiz/contracts/uploads'
import { useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { look } from '../../ui/look.ts'
import { uploadText } from './messages.ts'
import { readingText } from './reading-messages.ts'

const shownAtFirst = 3

/** Imported rows that staff should review, each with a link to the bidder. */
const ImportNotices = ({ results: { notices, noticed } }: Pick<Upload, 'results'>) => {
  const [all, setAll] = useState(false)
  const format = useFormat()
  return (
    <section aria-label={readingText.noticesTitle} className={look('aboveM')}>
      <h4 className={look('noMargin', 'strong')}>{readingText.noticesTitle}</h4>
      <ul>
        {(all ? notices : notices.slice(0, shownAtFirst)).map(({ file, row, kind, bidder, met }) => (
          <li key={`${file} ${row} ${kind}`}>
            <AppLink to={`/bidders/${bidder.id}`}>{readingText.noticeRow({ row: format.number(row) })}</AppLink>{' '}
            {readingText[kind]({ bidder: bidder.bidderId, met: met?.bidderId ?? '' })}
          </li>
        ))}
      </ul>
      {noticed > shownAtFirst && (
        <Button look="link" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? uploadText.fewer : uploadText.more({ count: format.number(noticed - shownAtFirst) })}
        </Button>
      )}
    </section>
  )
}

export default ImportNotices
