import { readCurrentAccount } from '@auctionwiz/contracts/houses'
import type { Account } from '@auctionwiz/contracts/identity'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useOwnerReason } from '../../../app/granters.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { prefetchDialog } from '../../../ui/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import shared from '../Settings.module.css'
import { timezonesWith } from '../time-zones.ts'
import styles from './AccountSection.module.css'
import { DefaultAccount } from './DefaultAccount.tsx'
import { accountText as text } from './messages.ts'

/** The account's name and the defaults of its houses. */
export const AccountSection = ({ onEdit }: { onEdit: () => void }) => {
  const { data, error, reload } = useQuery(readCurrentAccount, {})
  return (
    <section className={shared.section} aria-labelledby="account-heading">
      <div className={look('row', 'wrap', 'gapS', 'belowL')}>
        <h2 id="account-heading" className={look('heading')}>
          {text.heading}
        </h2>
        <div className={look('flex', 'atEnd', 'gapS', 'phoneWholeRow')}>
          <DefaultAccount />
          <Button reason={useOwnerReason()} onPointerEnter={prefetchDialog} onFocus={prefetchDialog} onClick={onEdit}>
            {text.edit}
          </Button>
        </div>
      </div>
      {data ? (
        <Facts account={data.data} />
      ) : error === undefined ? (
        <SkeletonRows rows={1} columns={[160, 160, 120, 80, 100]} />
      ) : (
        <ErrorState compact title={text.failed} error={error} onRetry={reload} />
      )}
    </section>
  )
}

const Facts = ({ account: { name, type, settings } }: { account: Account }) => {
  const facts = {
    name,
    type: text.types[type],
    timezone: timezonesWith(settings.timezone).find(([zone]) => zone === settings.timezone)?.[1] ?? settings.timezone,
    currency: settings.currency,
    defaultScoreType: text.scores[settings.defaultScoreType],
  }
  return (
    <dl className={classes(look('grid'), styles.facts)}>
      {Object.entries(text.labels).map(([field, label]) => (
        <div key={field}>
          <dt className={look('caption')}>{label}</dt>
          <dd>{facts[field as keyof typeof facts]}</dd>
        </div>
      ))}
    </dl>
  )
}
