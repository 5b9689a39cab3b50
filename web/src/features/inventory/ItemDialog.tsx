import { type InventoryItem, readInventoryItem } from '@auctionwiz/contracts/inventory'
import { Suspense, useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { useCan, usePermissionReason } from '../../app/permissions.ts'
import { text as shared } from '../../messages/index.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Fact } from '../../ui/Fact.tsx'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { lotMoney } from '../auctions/lot-money.ts'
import { categoryLabel } from './category-label.ts'
import { ItemStatusDot } from './ItemStatusDot.tsx'
import { inventoryLabels } from './label-messages.ts'
import { inventoryText as text } from './messages.ts'

const EditItem = lazyDialog(() => import('./EditItem.tsx'))
const DeleteItem = lazyDialog(() => import('./DeleteItem.tsx'))

/** One item, with what staff do with it. */
const ItemDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data, error, reload } = useQuery(readInventoryItem, { params: { id } })
  const [asked, setAsked] = useState<'edit' | 'delete'>()
  const [mayNotEdit, mayNotDelete] = [usePermissionReason('inventory:edit'), usePermissionReason('inventory:delete')]
  if (data === undefined)
    return (
      <Dialog title={text.columns.title} cancelLabel={shared.common.close} loading={error === undefined} onClose={onClose}>
        {error === undefined ? (
          <SkeletonRows rows={8} columns={[120, 240]} />
        ) : (
          <ErrorState compact title={text.itemFailed} error={error} onRetry={reload} />
        )}
      </Dialog>
    )
  const back = () => setAsked(undefined)
  if (asked === 'edit')
    return (
      <Suspense fallback={null}>
        <EditItem opened={data} onClose={back} />
      </Suspense>
    )
  if (asked === 'delete')
    return (
      <Suspense fallback={null}>
        <DeleteItem item={data} onDeleted={onClose} onClose={back} />
      </Suspense>
    )
  return (
    <Dialog
      title={data.title}
      mark={
        <span className={look('inlineRow', 'body', 'startM', 'plain')}>
          <ItemStatusDot status={data.status} />
        </span>
      }
      cancelLabel={shared.common.close}
      onClose={onClose}
      actions={
        <>
          <Button reason={mayNotDelete} onClick={() => setAsked('delete')}>
            {text.delete}
          </Button>
          <Button look="primary" reason={mayNotEdit} onClick={() => setAsked('edit')}>
            {text.edit}
          </Button>
        </>
      }
    >
      <ItemFacts item={data} />
    </Dialog>
  )
}

const ItemFacts = ({ item }: { item: InventoryItem }) => {
  const format = useFormat()
  const maySeeAuctions = useCan('auctions:view')
  const { amount, range } = lotMoney(item.currency)
  const money = (minor: number | undefined) => minor !== undefined && amount(minor)
  const { labels } = text
  return (
    <dl>
      <Fact label={labels.stockNumber}>{item.stockNumber}</Fact>
      <Fact label={labels.category}>{[categoryLabel(item.category), item.subcategory].filter(Boolean).join(' · ')}</Fact>
      <Fact label={text.estimate}>{range(item.estimateLow, item.estimateHigh)}</Fact>
      <Fact label={labels.condition}>{item.condition && inventoryLabels.conditions[item.condition]}</Fact>
      <Fact label={labels.description}>{item.description && <span className={look('keepsLines')}>{item.description}</span>}</Fact>
      <Fact label={labels.location}>{item.location}</Fact>
      <Fact label={labels.acquiredDate}>{item.acquiredDate && format.date(`${item.acquiredDate}T12:00:00Z`)}</Fact>
      <Fact label={labels.startingBid}>{money(item.startingBid)}</Fact>
      <Fact label={labels.reserve}>{money(item.reserve)}</Fact>
      <Fact label={labels.lastSoldPrice}>{money(item.lastSoldPrice)}</Fact>
      <Fact label={labels.dimensions}>{item.dimensions}</Fact>
      <Fact label={labels.weight}>{item.weight}</Fact>
      <Fact label={labels.provenance}>{item.provenance && <span className={look('keepsLines')}>{item.provenance}</span>}</Fact>
      <Fact label={labels.consignor}>{item.consignor}</Fact>
      <Fact label={labels.consignmentFee}>{item.consignmentFee !== undefined && `${format.number(item.consignmentFee)}%`}</Fact>
      <Fact label={labels.tags}>{item.tags.join(', ')}</Fact>
      <Fact label={labels.auctionId}>
        {item.auctionId !== undefined &&
          (maySeeAuctions ? <AppLink to={`${paths.auctions}/${item.auctionId}`}>{item.auctionTitle}</AppLink> : item.auctionTitle)}
      </Fact>
      <Fact label={labels.lotNumber}>{item.lotNumber}</Fact>
    </dl>
  )
}

export default ItemDialog
