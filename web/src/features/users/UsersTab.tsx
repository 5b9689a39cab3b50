import { listInvitations } from '@auctionwiz/contracts/invitations'
import { type AccountUser, listUsers } from '@auctionwiz/contracts/users'
import { PersonAdd20Regular } from '@fluentui/react-icons/headless/svg/person-add'
import { Print20Regular } from '@fluentui/react-icons/headless/svg/print'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { usePages } from '../../app/calls/use-pages.ts'
import { useFormat } from '../../app/format.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { Button } from '../../ui/Button.tsx'
import { prefetchDialog } from '../../ui/Dialog.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { TableFooter } from '../../ui/data-table/TableFooter.tsx'
import type { RowMenu } from '../../ui/data-table/types.ts'
import { useColumns } from '../../ui/data-table/use-columns.ts'
import { useListLayout } from '../../ui/data-table/use-list-layout.ts'
import { useRows } from '../../ui/data-table/use-rows.ts'
import { lazyDialog, lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { usePrintKey } from '../../ui/print/use-print-key.ts'
import { ScreenActions, ScreenPanel } from '../../ui/ScreenPlaces.tsx'
import { useSearchText } from '../../ui/use-search-text.ts'
import { useWide } from '../../ui/use-wide.ts'
import { InvitationMenu } from './InvitationMenu.tsx'
import { usersText as text } from './messages.ts'
import { NoUsers } from './NoUsers.tsx'
import { invitationFits } from './people.ts'
import { UserDialogs, useUserDialogs } from './UserDialogs.tsx'
import { UserMenu } from './UserMenu.tsx'
import { UsersTools } from './UsersTools.tsx'
import { usersPath, useUsersAddress } from './use-users-address.ts'
import { useWhen } from './use-when.ts'
import { columnsOf, invitedOf, memberOf, nameOf, type Person, usersList } from './user-columns.tsx'
import { UsersContext } from './users-context.ts'

// Below the fold, and with the whole permission table.
const RoleCards = lazyPart(() => import('./RoleCards.tsx'))
const UserPanel = lazyPart(() => import('./UserPanel.tsx'))
const InviteDialog = lazyDialog(() => import('./InviteDialog.tsx'))
const UsersSheet = lazyDialog(() => import('./UsersSheet.tsx'))

/** The users of the account, their roles, and the administrator's actions. */
const UsersTab = () => {
  const { filter, change, openId, open, close } = useUsersAddress()
  const search = useCallback((words: string) => change({ search: words }), [change])
  const [typed, type] = useSearchText(filter.search, search)
  const [inviting, setInviting] = useState(false)
  const [printing, setPrinting] = useState(false)
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
  const users = useRows(status === 'pending' ? undefined : pages.data, usersIn)
  const { search: words } = filter
  const invitations = useMemo(
    () => (pending.data?.invitations ?? []).filter((invitation) => invitationFits(invitation, { search: words, role, status })),
    [pending.data, words, role, status],
  )
  const total = status === 'pending' ? 0 : (pages.data?.[0]?.total ?? 0)
  // Invited people follow the last member.
  const hasInvited = !pages.hasMore || status === 'pending'
  const rows = useMemo(() => [...users.map(memberOf), ...(hasInvited ? invitations.map(invitedOf) : [])], [users, invitations, hasInvited])
  const who = useSignedIn()
  const format = useFormat()
  const when = useWhen()
  const layout = useListLayout(usersList)
  const menu = useMemo(() => menuFor(who.user.id), [who.user.id])
  const columns = useColumns(columnsOf, who, format, when)
  const print = () => setPrinting(true)
  usePrintKey(rows.length > 0 ? print : undefined)
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
      <ScreenActions>
        {!phone && (
          <Button icon={<Print20Regular />} disabled={rows.length === 0} onClick={print}>
            {text.print}
          </Button>
        )}
        {invite}
      </ScreenActions>
      <UsersTools filter={filter} change={change} typed={typed} onType={type} />
      <DataTable
        label={text.tableLabel}
        columns={columns}
        layout={layout}
        rows={rows}
        total={{ count: total + invitations.length, atLeast: false }}
        listKey={JSON.stringify([query, status])}
        source={{ ...pages, loading: status === 'pending' ? pending.loading : pages.loading }}
        nameOf={nameOf}
        hrefOf={hrefOf}
        openId={openId}
        onOpen={({ user }) => user && open(user.id)}
        menu={menu}
        loadFailed={text.loadFailed}
        empty={<NoUsers onClear={() => change({ search: '', role: undefined, status: undefined })} />}
        after={
          <Suspense fallback={null}>
            <RoleCards />
          </Suspense>
        }
      />
      {!phone && <UsersFooter total={total} invited={invitations.length} known={pages.data !== undefined} />}
      {openId !== undefined && (
        <ScreenPanel>
          <Suspense fallback={null}>
            <UserPanel key={openId} id={openId} rows={users} />
          </Suspense>
        </ScreenPanel>
      )}
      <UserDialogs dialogs={dialogs} />
      {printing && (
        <Suspense fallback={null}>
          <UsersSheet columns={columns} rows={rows} total={total + invitations.length} onDone={() => setPrinting(false)} />
        </Suspense>
      )}
      {inviting && (
        <Suspense fallback={null}>
          <InviteDialog onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </UsersContext>
  )
}

const usersIn = ({ users }: { users: AccountUser[] }): readonly AccountUser[] => users
const hrefOf = ({ user }: Person): string | undefined => user && `${usersPath}/${user.id}`

/** Nobody has a menu for themselves. */
const menuFor = (ownId: string): RowMenu<Person> => ({
  label: (person) => (person.id === ownId ? undefined : text.actionsFor({ name: nameOf(person) })),
  render: ({ row: { user, invitation }, anchor }, onClose) =>
    user ? (
      <UserMenu user={user} anchor={anchor} onClose={onClose} />
    ) : (
      <InvitationMenu invitation={invitation} anchor={anchor} onClose={onClose} />
    ),
  onCards: true,
})

export default UsersTab

/** The number of members that match the filter, and of invited people. */
const UsersFooter = ({ total, invited, known }: { total: number; invited: number; known: boolean }) => {
  const { number } = useFormat()
  const members = text.shown({ count: total })
  const pending = invited > 0 ? [text.pendingShown({ count: number(invited) })] : []
  return <TableFooter count={known ? members : undefined} figures={pending} />
}
