import { Add20Regular } from '@fluentui/react-icons/headless/svg/add'
import { Building24Regular } from '@fluentui/react-icons/headless/svg/building'
import type { Data } from '../../../app/calls/use-call.ts'
import { Button } from '../../../ui/Button.tsx'
import { prefetchDialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import styles from '../Settings.module.css'
import { HouseCard, type ListedHouse } from './HouseCard.tsx'
import { housesText } from './messages.ts'
import { useAdministratorReason } from './reasons.ts'

const text = housesText.houses

interface HouseListProps {
  houses: Data<{ auctionHouses: ListedHouse[] }>
  onCreate: () => void
  onEdit: (house: ListedHouse) => void
  onDelete: (house: ListedHouse) => void
}

/** The auction houses of the account as cards. */
export const HouseList = ({ houses: { data, error, reload }, onCreate, onEdit, onDelete }: HouseListProps) => {
  const reason = useAdministratorReason()
  const create = (
    <Button
      look="primary"
      icon={<Add20Regular />}
      reason={reason}
      onPointerEnter={prefetchDialog}
      onFocus={prefetchDialog}
      onClick={onCreate}
    >
      {text.create}
    </Button>
  )
  const houses = data?.auctionHouses
  return (
    <section className={styles.section} aria-labelledby="houses-heading">
      <div className={look('row', 'wrap', 'gapS', 'belowL')}>
        <h2 id="houses-heading" className={look('heading')}>
          {text.heading}
        </h2>
        {houses && <span className={look('muted')}>{houses.length}</span>}
        {houses?.length !== 0 && <div className={look('flex', 'atEnd', 'gapS', 'phoneWholeRow')}>{create}</div>}
      </div>
      {houses === undefined ? (
        error === undefined ? (
          <SkeletonRows rows={5} columns={[240, 160, 120]} />
        ) : (
          <ErrorState compact title={text.failed} error={error} onRetry={reload} />
        )
      ) : houses.length === 0 ? (
        <EmptyState compact icon={<Building24Regular />} title={text.none} actions={create}>
          {text.noneHelp}
        </EmptyState>
      ) : (
        <ul className={look('grid', 'gapL', 'cards336')}>
          {houses.map((house) => (
            <HouseCard key={house.id} house={house} onEdit={() => onEdit(house)} onDelete={() => onDelete(house)} />
          ))}
        </ul>
      )}
    </section>
  )
}
