import { listScoringVersions, type ScoringVersion } from '@auctionwiz/contracts/scoring'
import { useState } from 'react'
import { usePages } from '../../../app/calls/use-pages.ts'
import { useFormat } from '../../../app/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { scoringText } from './messages.ts'

export interface SavedVersionsProps {
  /** The number of the version in force. */
  inForce: number
  onUse: (version: ScoringVersion) => void
}

/** The saved versions, by whom and when; each can be restored into the form. Loaded when opened. */
export const SavedVersions = ({ inForce, onUse }: SavedVersionsProps) => {
  const [open, setOpen] = useState(false)
  const format = useFormat()
  const { data, error, hasMore, loadMore, loadingMore } = usePages(listScoringVersions, open ? {} : null)
  const versions = data?.flatMap((page) => page.versions)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={look('summary', 'link')}>{scoringText.versions}</summary>
      {error !== undefined && <p role="alert">{errorMessage(error)}</p>}
      {versions?.length === 0 && <p className={look('note')}>{scoringText.noVersions}</p>}
      <ul>
        {versions?.map((version) => (
          <li className={look('row', 'between', 'gapS', 'lineBelow', 'tall36')} key={version.number}>
            <span>
              {scoringText.versionLine({ number: version.number })}
              {version.number === inForce && <span className={look('note')}> {scoringText.inForce}</span>}
              <br />
              <span className={look('note')}>
                {scoringText.versionBy({ date: format.dateTime(version.savedAt ?? ''), by: version.savedBy ?? '' })}
              </span>
            </span>
            <Button small aria-label={scoringText.versionToUse({ number: version.number })} onClick={() => onUse(version)}>
              {scoringText.useVersion}
            </Button>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button small busy={loadingMore} onClick={loadMore}>
          {scoringText.moreBidders}
        </Button>
      )}
    </details>
  )
}
