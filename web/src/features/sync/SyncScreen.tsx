import { useParams } from 'react-router'
import { OneAuction } from '../auctions/OneAuction.tsx'
import { syncText } from '../sync-runs/messages.ts'
import { SyncView } from './SyncView.tsx'

/** How an imported auction stands with its platform, at `/auctions/{id}/platform?run=…`. */
const SyncScreen = () => {
  const { id = '' } = useParams()
  return (
    <OneAuction key={id} id={id} permission="auctions:view" what={syncText.noun} title={syncText.title} columns={[200, 96, 320, 240]}>
      {(auction) => <SyncView auction={auction} />}
    </OneAuction>
  )
}

export default SyncScreen
