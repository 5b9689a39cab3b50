import { Suspense } from 'react'
import { useFeatures } from '../../app/features.ts'
import { useCan, usePermissionReason } from '../../app/permissions.ts'
import { AddButton } from '../../ui/AddButton.tsx'
import { lazyDialog, lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { NoPermission } from '../../ui/NoPermission.tsx'
import { Dock, Page, TitleRow, ToolRow } from '../../ui/Page.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { ItemList } from './ItemList.tsx'
import { ItemTools } from './ItemTools.tsx'
import { useItemsAddress } from './item-list.ts'
import { inventoryText as text } from './messages.ts'

const NotBought = lazyPart(() => import('./NotBought.tsx'))
const ItemDialog = lazyDialog(() => import('./ItemDialog.tsx'))
const AddItem = lazyDialog(() => import('./AddItem.tsx'))

/** The inventory of the house, where the account has the add-on. */
const InventoryScreen = () => {
  const has = useFeatures()
  const maySee = useCan('inventory:view')
  if (has('inventory') && maySee) return <Items />
  return (
    <Page>
      <TitleRow title={text.title} />
      {has('inventory') ? <NoPermission permission="inventory:view" what={text.noun} /> : <NotBought />}
    </Page>
  )
}

/** The list, and one item or the form for a new one in a dialog above it. */
const Items = () => {
  const address = useItemsAddress()
  const { state, change, openId, adding, open, add, close } = address
  const phone = !useWide(641)
  const mayAdd = usePermissionReason('inventory:create')
  const tools = <ItemTools state={state} change={change} phone={phone} />
  return (
    <Page>
      <TitleRow title={text.title}>
        <AddButton reason={mayAdd} onAdd={add}>
          {text.add}
        </AddButton>
      </TitleRow>
      {!phone && <ToolRow>{tools}</ToolRow>}
      <div className={look('stack', 'fill', 'anchor', 'hugs')}>
        <ItemList address={address} phone={phone} />
      </div>
      {phone && <Dock>{tools}</Dock>}
      <Suspense fallback={null}>
        {openId !== undefined && <ItemDialog key={openId} id={openId} onClose={close} />}
        {adding && <AddItem onClose={close} onOpen={open} />}
      </Suspense>
    </Page>
  )
}

export default InventoryScreen
