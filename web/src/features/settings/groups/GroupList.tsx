import type { HouseGroup } from '@auctionwiz/contracts/houses'
import type { AuctionHouse } from '@auctionwiz/contracts/identity'
import { Add20Regular } from '@fluentui/react-icons/headless/svg/add'
import type { Data } from '../../../app/calls/use-call.ts'
import { fill } from '../../../messages/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { prefetchDialog } from '../../../ui/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
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
      <div className={styles.head}>
        <h2 id="groups-heading" className={styles.heading}>
          {text.heading}
        </h2>
        {data && data.groups.length > 0 && <span className={styles.count}>{data.groups.length}</span>}
        <div className={styles.headActions}>
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
        <p className={styles.none}>
          <b>{text.none}</b>
          <br />
          {noHouses ?? text.noneHelp}
        </p>
      ) : (
        <ul className={styles.cards}>
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
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <h3 className={styles.name}>{group.name}</h3>
        <span className={styles.count}>{count === 1 ? text.oneHouse : fill(text.houses, { count })}</span>
      </div>
      {group.description && <p className={styles.quiet}>{group.description}</p>}
      <div className={styles.facts}>
        <p>{names.join(', ')}</p>
      </div>
      <div className={styles.cardFoot}>
        <CardButton label={settingsText.edit} name={group.name} reason={reason} onClick={onEdit} />
        <CardButton label={settingsText.delete} name={group.name} reason={reason} onClick={onDelete} />
      </div>
    </li>
  )
}
