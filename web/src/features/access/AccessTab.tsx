import { type Permission, permissions } from '@auctionwiz/contracts/permissions'
import { Person24Regular } from '@fluentui/react-icons/headless/svg/person'
import { Search24Regular } from '@fluentui/react-icons/headless/svg/search'
import { useCallback, useMemo } from 'react'
import { useSignedIn } from '../../app/session/session-context.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useSearchText } from '../../ui/use-search-text.ts'
import { panelText } from '../users/messages.ts'
import { AccessActions } from './AccessActions.tsx'
import { AccessTable } from './AccessTable.tsx'
import { AccessTools } from './AccessTools.tsx'
import { columnsOf } from './columns.ts'
import { DecisionAside } from './DecisionAside.tsx'
import { isDifferent } from './explain-access.ts'
import { accessText as text } from './messages.ts'
import { useAccessAddress } from './use-access-address.ts'
import { usePeople } from './use-people.ts'

/** Every permission of a user in each house with its source; compares two users and explains each decision. */
const AccessTab = () => {
  const who = useSignedIn()
  const { view, change, personId: chosenId, choose } = useAccessAddress()
  const search = useCallback((words: string) => change({ search: words }), [change])
  const [typed, type] = useSearchText(view.search, search)
  const people = usePeople([chosenId, view.withId])
  // One's own access is rarely the question.
  const personId = chosenId ?? people.all.find(({ id }) => id !== who.user.id)?.id ?? who.user.id
  const person = people.find(personId)
  const other = people.find(view.withId)
  const columns = useMemo(() => (person ? columnsOf(person, other, view.at, who) : []), [person, other, view.at, who])
  const choosePermission = useCallback((column: string, permission: Permission) => change({ column, permission }), [change])
  const tools = (
    <AccessTools people={people.all} personId={personId} choose={choose} view={view} change={change} typed={typed} onType={type} />
  )
  if (!person)
    return (
      <>
        {tools}
        {people.loading ? (
          <SkeletonRows rows={12} columns={[200, 120, 120, 120]} />
        ) : people.missing ? (
          <EmptyState
            icon={<Person24Regular />}
            title={panelText.missingTitle}
            actions={<Button onClick={() => choose(who.user.id)}>{text.showOwn}</Button>}
          >
            {panelText.missingText}
          </EmptyState>
        ) : (
          <ErrorState title={text.loadFailed} error={people.error} onRetry={people.reload} />
        )}
      </>
    )
  const shown = permissions.filter(
    (permission) => permission.includes(view.search.trim().toLowerCase()) && (!view.onlyDifferences || isDifferent(columns, permission)),
  )
  const chosen = columns.find(({ key }) => key === view.column)
  return (
    <>
      <AccessActions person={person} />
      {tools}
      <div className={look('flex', 'fill', 'lineAbove', 'hugs')}>
        <div className={look('stack', 'grow')}>
          {shown.length === 0 ? (
            <EmptyState
              icon={<Search24Regular />}
              title={text.noneTitle}
              actions={<Button onClick={() => change({ search: '', onlyDifferences: false })}>{text.clear}</Button>}
            >
              {text.noneText}
            </EmptyState>
          ) : (
            <AccessTable
              label={person.name}
              columns={columns}
              permissions={shown}
              unfolded={view.search !== '' || view.onlyDifferences}
              chosen={view}
              onChoose={choosePermission}
            />
          )}
        </div>
        {chosen && view.permission && (
          <DecisionAside
            column={chosen}
            permission={view.permission}
            people={people.all}
            onChanged={people.reload}
            onClose={() => change({ column: undefined, permission: undefined })}
          />
        )}
      </div>
    </>
  )
}

export default AccessTab
