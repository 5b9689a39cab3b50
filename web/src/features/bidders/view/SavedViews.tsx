import { type BidderView, listBidderViews } from '@auctionwiz/contracts/bidder-views'
import { useState } from 'react'
import { useQuery } from '../../../app/calls/use-call.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { viewText } from './messages.ts'
import { NewView } from './NewView.tsx'
import { SavedView } from './SavedView.tsx'
import { useViewChanges } from './use-view-changes.ts'
import styles from './View.module.css'
import type { ViewButtonProps } from './ViewButton.tsx'

/** The saved views; a press opens one. */
export const SavedViews = ({ state, change }: ViewButtonProps) => {
  const { data, error, reload } = useQuery(listBidderViews, {})
  const [naming, setNaming] = useState(false)
  const changes = useViewChanges(state, data?.defaultId)
  const open = (view: BidderView) => change(changes.open(view))
  return (
    <section aria-label={viewText.views} className={classes(look('padL'), styles.views)}>
      <h2 className={look('body', 'belowS')}>{viewText.views}</h2>
      {data === undefined ? (
        error === undefined ? (
          <SkeletonRows rows={3} columns={[160]} />
        ) : (
          <ErrorState compact title={viewText.loadFailed} error={error} onRetry={reload} />
        )
      ) : data.views.length === 0 && !naming ? (
        <p className={look('belowM', 'muted')}>{viewText.none}</p>
      ) : (
        <ul>
          {data.views.map((view) => (
            <SavedView key={view.id} view={view} isDefault={view.id === data.defaultId} changes={changes} onOpen={open} />
          ))}
        </ul>
      )}
      {naming ? (
        <NewView changes={changes} onDone={() => setNaming(false)} />
      ) : (
        <Button onClick={() => setNaming(true)}>{viewText.save}</Button>
      )}
    </section>
  )
}
