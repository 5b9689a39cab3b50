import { useParams } from 'react-router'
import { useCan } from '../../app/permissions.ts'
import { NoPermission } from '../../ui/NoPermission.tsx'
import { Page, TitleRow } from '../../ui/Page.tsx'
import { OneAuction } from '../auctions/OneAuction.tsx'
import { syncText } from './messages.ts'
import { SyncView } from './SyncView.tsx'

/** How an imported auction stands with its platform, at `/auctions/{id}/platform?run=…`. */
const SyncScreen = () => {
  const { id = '' } = useParams()
  if (useCan('auctions:view'))
    return (
      <OneAuction key={id} id={id} title={syncText.title} columns={[200, 96, 320, 240]}>
        {(auction) => <SyncView auction={auction} />}
      </OneAuction>
    )
  return (
    <Page>
      <TitleRow title={syncText.title} />
      <NoPermission permission="auctions:view" what={syncText.noun} />
    </Page>
  )
}

export default SyncScreen
