import { deleteGroup, type HouseGroup, listGroups, listHouses } from '@auctionwiz/contracts/houses'
import { Suspense, useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { lazyDialog, lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { AccountSection } from './account/AccountSection.tsx'
import { DeleteAccount } from './account/DeleteAccount.tsx'
import { DeleteRecord } from './DeleteRecord.tsx'
import { EditGroupDialog, NewGroupDialog } from './groups/GroupDialog.tsx'
import { GroupList } from './groups/GroupList.tsx'
import { groupsText as text } from './groups/messages.ts'
import { DeleteHouse } from './houses/DeleteHouse.tsx'
import { EditHouseDialog, NewHouseDialog } from './houses/HouseDialog.tsx'
import { HouseList } from './houses/HouseList.tsx'
import type { SettingsTabProps } from './settings-tabs.tsx'

const EditAccountDialog = lazyDialog(() => import('./account/EditAccountDialog.tsx'))
const HouseExport = lazyPart(() => import('./export/HouseExport.tsx'))

/** The account, its auction houses and their groups. Addresses: `new`, `new-group`, `account`, or the id of the edited record. */
const HousesTab = ({ place: [item], go }: SettingsTabProps) => {
  const { access, auctionHouseId } = useSignedIn()
  const houses = useQuery(listHouses, {})
  const groups = useQuery(listGroups, {})
  const [deleting, setDeleting] = useState<string>()
  const house = houses.data?.auctionHouses.find(({ id }) => id === item)
  const current = houses.data?.auctionHouses.find(({ id }) => id === auctionHouseId)
  const group = groups.data?.groups.find(({ id }) => id === item)
  const deletedHouse = houses.data?.auctionHouses.find(({ id }) => id === deleting)
  const deletedGroup = groups.data?.groups.find(({ id }) => id === deleting)
  const close = () => go()
  const keep = () => setDeleting(undefined)
  return (
    <>
      <AccountSection onEdit={() => go('account')} />
      <HouseList houses={houses} onCreate={() => go('new')} onEdit={({ id }) => go(id)} onDelete={({ id }) => setDeleting(id)} />
      <GroupList
        groups={groups}
        houses={houses.data?.auctionHouses}
        onCreate={() => go('new-group')}
        onEdit={({ id }) => go(id)}
        onDelete={({ id }) => setDeleting(id)}
      />
      {access.accountRole === 'owner' && current && (
        <Suspense fallback={<SkeletonRows rows={2} columns={[240, 160]} />}>
          <HouseExport key={current.id} houseName={current.name} />
        </Suspense>
      )}
      <DeleteAccount />
      {item === 'account' && (
        <Suspense fallback={null}>
          <EditAccountDialog onClose={close} />
        </Suspense>
      )}
      {item === 'new' && <NewHouseDialog onClose={close} />}
      {item === 'new-group' && houses.data && <NewGroupDialog houses={houses.data.auctionHouses} onClose={close} />}
      {house && <EditHouseDialog key={house.id} house={house} onClose={close} />}
      {group && houses.data && <EditGroupDialog key={group.id} group={group} houses={houses.data.auctionHouses} onClose={close} />}
      {deletedHouse && <DeleteHouse house={deletedHouse} onClose={keep} />}
      {deletedGroup && <DeleteGroup group={deletedGroup} onClose={keep} />}
    </>
  )
}

export default HousesTab

/** Deletes a group; its houses remain. */
const DeleteGroup = ({ group: { id, name }, onClose }: { group: HouseGroup; onClose: () => void }) => (
  <DeleteRecord endpoint={deleteGroup} input={{ params: { id } }} name={name} refreshes={[listGroups]} words={text} onClose={onClose} />
)
