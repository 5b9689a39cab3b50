import { CallError } from '@auctionwiz/contracts/client'
import { type AccountUser, readUser } from '@auctionwiz/contracts/users'
import { useQuery } from '../../app/calls/use-call.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { Button } from '../../ui/Button.tsx'
import { neighbours } from '../../ui/data-table/rows.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { Spacer } from '../../ui/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ProgressLine, SkeletonRows } from '../../ui/Skeleton.tsx'
import { AccountStatus, RoleBadge } from './Badges.tsx'
import { HouseAccess } from './HouseAccess.tsx'
import { panelText as text, usersText } from './messages.ts'
import { UserActivity } from './UserActivity.tsx'
import { UserFacts } from './UserFacts.tsx'
import { useUsers } from './users-context.ts'

/** One member next to the list: identity, roles, recent activity, and the actions. */
const UserPanel = ({ id, rows }: { id: string; rows: readonly AccountUser[] }) => {
  const { open, close, ask } = useUsers()
  const who = useSignedIn()
  const { data, error, loading, refreshing, reload } = useQuery(readUser, { params: { id } })
  const row = rows.find((each) => each.id === id)
  const user = newer(row, data?.user)
  const { previous, next } = neighbours(rows, id)
  if (error instanceof CallError && error.status === 404)
    return (
      <Panel title={text.missingTitle} onClose={close}>
        <EmptyState compact title={text.missingTitle} actions={<Button onClick={close}>{text.back}</Button>}>
          {text.missingText}
        </EmptyState>
      </Panel>
    )
  const own = id === who.user.id
  const reason = own ? usersText.notYourself : user?.accountRole === 'owner' ? usersText.ownerProtected : undefined
  return (
    <Panel
      title={user?.name ?? text.loading}
      mark={user && <RoleBadge role={user.role} />}
      subtitle={
        user && (
          <>
            <AccountStatus status={user.status} />
            <span>{user.email}</span>
          </>
        )
      }
      footer={
        user && (
          <>
            <Button reason={reason} onClick={() => ask('role', user)}>
              {usersText.changeRole}
            </Button>
            <Button reason={reason} onClick={() => ask('reset', user)}>
              {usersText.resetPassword}
            </Button>
            <Spacer />
            <Button look="subtle" reason={reason} onClick={() => ask(user.status === 'suspended' ? 'reactivate' : 'deactivate', user)}>
              {user.status === 'suspended' ? usersText.reactivate : usersText.deactivate}
            </Button>
          </>
        )
      }
      onClose={close}
      onPrevious={previous === undefined ? undefined : () => open(previous)}
      onNext={next === undefined ? undefined : () => open(next)}
    >
      <ProgressLine active={refreshing} />
      {loading && !user && <SkeletonRows rows={6} columns={[120, 240]} />}
      {error !== undefined && !data && <ErrorState compact title={text.loadFailed} error={error} onRetry={reload} />}
      {user && (
        <>
          <UserFacts user={user} profile={data?.profile} />
          <h3 className={look('heading', 'above3XL', 'belowS')}>{text.access}</h3>
          <HouseAccess user={user} />
          <h3 className={look('heading', 'above3XL', 'belowS')}>{text.activity}</h3>
          <UserActivity user={user} />
        </>
      )}
    </Panel>
  )
}

/** The list's row and the record arrive at different times: the later version counts. */
const newer = (row: AccountUser | undefined, read: AccountUser | undefined): AccountUser | undefined =>
  row && read ? (Number(row.version) > Number(read.version) ? row : read) : (read ?? row)

export default UserPanel
