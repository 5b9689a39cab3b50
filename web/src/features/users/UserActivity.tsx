import { type AccountUser, readUserActivity } from '@auctionwiz/contracts/users'
import { useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { columns } from '../../ui/columns.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { SegmentedSwitch } from '../../ui/SegmentedSwitch.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { actionLabel } from '../audit/action-messages.ts'
import { panelText as text } from './messages.ts'
import { houseToManage } from './people.ts'

const periods = ['7', '30', '90'] as const

/** A user's recent activity in the account and their house. */
export const UserActivity = ({ user }: { user: AccountUser }) => {
  const who = useSignedIn()
  const format = useFormat()
  const [days, setDays] = useState<(typeof periods)[number]>('30')
  const auctionHouseId = houseToManage(user, who)
  const input = { params: { id: user.id }, query: { days: Number(days) }, ...(auctionHouseId && { auctionHouseId }) }
  const { data, error, loading, reload } = useQuery(readUserActivity, input, { keepPreviousData: true })
  return (
    <>
      <SegmentedSwitch
        label={text.daysLabel}
        options={periods.map((value) => ({ value, label: text.days({ count: value }) }))}
        value={days}
        onChange={setDays}
      />
      {loading && <SkeletonRows rows={4} columns={[120, 200]} />}
      {error !== undefined && !data && <ErrorState compact title={text.activityFailed} error={error} onRetry={reload} />}
      {data?.events.length === 0 && <p className={look('aboveL', 'muted')}>{text.noActivity({ count: data.days })}</p>}
      {data && (
        <ul className={look('aboveS')}>
          {data.events.map(({ id, at, action, subjectName, address }) => (
            <li key={id} className={look('grid', 'gapM', 'padRowS', 'lineBelow', 'columns')} style={columns('136px 1fr auto', '1fr auto')}>
              <time dateTime={at} title={format.stamp(at)} className={look('small', 'muted', 'lineBody')}>
                {format.dateTime(at)}
              </time>
              <span className={look('phoneWholeRow', 'phoneFirst')}>
                {actionLabel(action)}
                {subjectName && subjectName !== user.name && <span className={look('soft')}> {subjectName}</span>}
              </span>
              <span className={look('small', 'muted', 'lineBody')}>{address}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
