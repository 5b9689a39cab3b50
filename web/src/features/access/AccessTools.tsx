import type { AccountUser } from '@auctionwiz/contracts/users'
import { useSignedIn } from '../../app/session/session-context.ts'
import { visibleHouses } from '../../app/session/session-state.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { look } from '../../ui/look.ts'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { Select } from '../../ui/Select.tsx'
import { accessText as text } from './messages.ts'
import type { AccessAddress } from './use-access-address.ts'

export interface AccessToolsProps extends Pick<AccessAddress, 'view' | 'change' | 'choose'> {
  people: readonly AccountUser[]
  personId: string
  typed: string
  onType: (text: string) => void
}

/** Chooses the user, the user to compare with, and the permissions shown. */
export const AccessTools = ({ people, personId, view, change, choose, typed, onType }: AccessToolsProps) => {
  const who = useSignedIn()
  const houses = visibleHouses(who)
  return (
    <div className={look('row', 'wrap', 'fixed', 'padBand', 'tall48', 'gapColumnsM', 'gapRowsS')}>
      <Select
        aria-label={text.person}
        className={look('wide176', 'phoneWholeRow')}
        value={personId}
        onChange={({ target }) => choose(target.value)}
      >
        {people.map(({ id, name, email }) => (
          <option key={id} value={id}>
            {name || email}
          </option>
        ))}
      </Select>
      <span className={look('row', 'gapS', 'soft', 'oneLine', 'phoneWholeRow')}>
        <span aria-hidden="true">{text.compareWith}</span>
        <Select
          aria-label={text.compareWith}
          className={look('wide176', 'phoneWholeRow')}
          value={view.withId ?? ''}
          onChange={({ target }) => change({ withId: target.value, column: undefined, permission: undefined })}
        >
          <option value="">{text.nobody}</option>
          {people
            .filter(({ id }) => id !== personId)
            .map(({ id, name, email }) => (
              <option key={id} value={id}>
                {name || email}
              </option>
            ))}
        </Select>
      </span>
      {view.withId && houses.length > 1 && (
        <Select
          aria-label={text.house}
          className={look('wide176', 'phoneWholeRow')}
          value={view.at ?? who.auctionHouseId ?? ''}
          onChange={({ target }) => change({ at: target.value })}
        >
          {houses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <span className={look('upTo264', 'atLeast160', 'phoneWholeRow')}>
        <SearchBox placeholder={text.search} value={typed} onChange={onType} />
      </span>
      <Checkbox checked={view.onlyDifferences} onChange={({ target }) => change({ onlyDifferences: target.checked })}>
        {text.onlyDifferences}
      </Checkbox>
    </div>
  )
}
