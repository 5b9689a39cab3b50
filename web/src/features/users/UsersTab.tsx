import { listInvitations } from '@auctionwiz/contracts/invitations'
import { type AccountUser, listUsers } from '@auctionwiz/contracts/users'
import { PersonAdd20Regular } from '@fluentui/react-icons/headless/svg/person-add'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { usePages } from '../../app/calls/use-pages.ts'
import { useFormat } from '../../app/format.ts'
import { fill } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { prefetchDialog } from '../../ui/Dialog.tsx'
import { PageFooter, PageScroll } from '../../ui/Page.tsx'
import { ScreenActions, ScreenPanel } from '../../ui/ScreenPlaces.tsx'
import { ProgressLine } from '../../ui/Skeleton.tsx'
import { useSearchText } from '../../ui/use-search-text.ts'
import { useWide } from '../../ui/use-wide.ts'
import { usersText as text } from './messages.ts'
import { NoUsers } from './NoUsers.tsx'
import { invitationFits } from './people.ts'
import { UserDialogs, useUserDialogs } from './UserDialogs.tsx'
import styles from './UsersTab.module.css'
import { UsersTable } from './UsersTable.tsx'
import { UsersTools } from './UsersTools.tsx'
import { useUsersAddress } from './use-users-address.ts'
import { UsersContext } from './users-context.ts'

// Below the fold, and with the whole permission table.
const RoleCards = lazy(() => import('./RoleCards.tsx'))
const UserPanel = lazy(() => import('./UserPanel.tsx'))
const InviteDialog = lazy(() => import('./InviteDialog.tsx'))

/** The users of the account, their roles, and the administrator's actions. */
const UsersTab = () => {
  const { filter, change, openId, open, close } = useUsersAddress()
  const search = useCallback((words: string) => change({ search: words }), [change])
  const [typed, type] = useSearchText(filter.search, search)
  const [inviting, setInviting] = useState(false)
  const dialogs = useUserDialogs()
  const phone = !useWide(641)
  const { role, status } = filter
  const query = {
    limit: 50,
    ...(filter.search && { search: filter.search }),
    ...(role && { role }),
    ...(status && status !== 'pending' && { status: [status] }),
  }
  const pages = usePages(listUsers, status === 'pending' ? null : { query })
  const pending = useQuery(listInvitations, {})
  const users = useMemo(() => (status === 'pending' ? [] : rowsOf(pages.data)), [pages.data, status])
  const invitations = (pending.data?.invitations ?? []).filter((invitation) => invitationFits(invitation, filter))
  const shownInvitations = pages.hasMore ? [] : invitations
  const total = status === 'pending' ? 0 : (pages.data?.[0]?.total ?? 0)
  const empty = users.length + shownInvitations.length === 0
  const invite = (
    <Button
      look="primary"
      icon={<PersonAdd20Regular />}
      aria-label={phone ? text.invite : undefined}
      onPointerEnter={prefetchDialog}
      onClick={() => setInviting(true)}
    >
      {phone ? undefined : text.invite}
    </Button>
  )
  return (
    <UsersContext value={{ open, close, ask: dialogs.ask, withdraw: dialogs.withdraw }}>
      <ScreenActions>{invite}</ScreenActions>
      <UsersTools filter={filter} change={change} typed={typed} onType={type} />
      <PageScroll>
        <ProgressLine active={pages.refreshing} />
        <div className={styles.list}>
          {empty ? (
            <NoUsers
              pages={pages}
              waiting={status === 'pending' && pending.loading}
              onClear={() => change({ search: '', role: undefined, status: undefined })}
            />
          ) : (
            <UsersTable users={users} invitations={shownInvitations} openId={openId} />
          )}
          {pages.hasMore && (
            <Button className={styles.more} busy={pages.loadingMore} onClick={pages.loadMore}>
              {text.loadMore}
            </Button>
          )}
        </div>
        <Suspense fallback={null}>
          <RoleCards />
        </Suspense>
      </PageScroll>
      {!phone && <UsersFooter total={total} invited={invitations.length} known={pages.data !== undefined} />}
      {openId !== undefined && (
        <ScreenPanel>
          <Suspense fallback={null}>
            <UserPanel key={openId} id={openId} rows={users} />
          </Suspense>
        </ScreenPanel>
      )}
      <UserDialogs dialogs={dialogs} />
      {inviting && (
        <Suspense fallback={null}>
          <InviteDialog onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </UsersContext>
  )
}

const rowsOf = (pages: readonly { users: AccountUser[] }[] | undefined): AccountUser[] => [
  ...new Map((pages ?? []).flatMap(({ users }) => users.map((user) => [user.id, user] as const))).values(),
]

export default UsersTab

/** The number of members that match the filter, and of invited people. */
const UsersFooter = ({ total, invited, known }: { total: number; invited: number; known: boolean }) => {
  const { number } = useFormat()
  const members = total === 1 ? text.oneUser : fill(text.shown, { count: number(total) })
  return (
    <PageFooter>
      <span aria-live="polite">{known && members}</span>
      {invited > 0 && <span>{fill(text.pendingShown, { count: number(invited) })}</span>}
    </PageFooter>
  )
}
