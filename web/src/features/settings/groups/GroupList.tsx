import type { HouseGroup } from '@auctionwiz/contracts/houses'
import type { AuctionHouse } from '@auctionwiz/contracts/identity'
import { Add20Regular } from '@fluentui/react-icons/headless/svg/add'
import type { Data } from '../../../app/calls/use-call.ts'
import { Button } from '../../../ui/Button.tsx'
import { prefetchDialog } from '../../../ui/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { CardButton } from '../houses/HouseCard.tsx'
import { useAdministratorReason } from '../houses/reasons.ts'
import { settingsText } from '../messages.ts'
import styles from '../Settings.module.css'
import { groupsText as text } from './messages.ts'
import { useGroupReason } from './use-group-reason.ts'

interface GroupListProps {
  groups: Data<{ groups: HouseGroup[] }>
  /** Undefined while loading. */
  houses: readonly AuctionHouse[] | undefined
  onCreate: () => void
  onEdit: (group: HouseGroup) => void
  onDelete: (group: HouseGroup) => void
}

/** The groups of houses. */
export const GroupList = ({ groups: { data, error, reload }, houses, onCreate, onEdit, onDelete }: GroupListProps) => {
  const noHouses = houses?.length === 0 ? text.housesFirst : undefined
  const reason = useAdministratorReason() ?? noHouses
  return (
    <section className={styles.section} aria-labelledby="groups-heading">
      <div className={look('row', 'wrap', 'gapS', 'belowL')}>
        <h2 id="groups-heading" className={look('heading')}>
          {text.heading}
        </h2>
        {data && data.groups.length > 0 && <span className={look('muted')}>{data.groups.length}</span>}
        <div className={look('flex', 'atEnd', 'gapS', 'phoneWholeRow')}>
          <Button icon={<Add20Regular />} reason={reason} onPointerEnter={prefetchDialog} onFocus={prefetchDialog} onClick={onCreate}>
            {text.create}
          </Button>
        </div>
      </div>
      {data === undefined ? (
        error === undefined ? (
          <SkeletonRows rows={2} columns={[200, 160]} />
        ) : (
          <ErrorState compact title={text.failed} error={error} onRetry={reload} />
        )
      ) : data.groups.length === 0 ? (
        <p className={look('soft')}>
          <b>{text.none}</b>
          <br />
          {noHouses ?? text.noneHelp}
        </p>
      ) : (
        <ul className={look('grid', 'gapL', 'cards336')}>
          {data.groups.map((group) => (
            <GroupCard key={group.id} group={group} houses={houses ?? []} onEdit={() => onEdit(group)} onDelete={() => onDelete(group)} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface GroupCardProps {
  group: HouseGroup
  houses: readonly AuctionHouse[]
  onEdit: () => void
  onDelete: () => void
}

const GroupCard = ({ group, houses, onEdit, onDelete }: GroupCardProps) => {
  const reason = useGroupReason(group)
  const names = houses.filter(({ id }) => group.auctionHouseIds.includes(id)).map(({ name }) => name)
  const count = group.auctionHouseIds.length
  return (
    <li className={look('stack', 'shrinks', 'padL', 'framed', 'roundedLarge')}>
      <div className={look('flex', 'top', 'between', 'gapM')}>
        <h3 className={look('body', 'shrinks', 'breaks')}>{group.name}</h3>
        <span className={look('muted')}>{text.houses({ count })}</span>
      </div>
      {group.description && <p className={look('muted', 'breaks')}>{group.description}</p>}
      <div className={look('stack', 'fill', 'gapSNudge', 'aboveM')}>
        <p>{names.join(', ')}</p>
      </div>
      <div className={look('row', 'wrap', 'gapS', 'aboveL')}>
        <CardButton label={settingsText.edit} name={group.name} reason={reason} onClick={onEdit} />
        <CardButton label={settingsText.delete} name={group.name} reason={reason} onClick={onDelete} />
      </div>
    </li>
  )
}
