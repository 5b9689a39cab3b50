import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useCan } from '../../app/permissions.ts'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import AuctionsScreen from '../auctions/AuctionsScreen.tsx'

const ImportAuctions = lazyDialog(() => import('./ImportAuctions.tsx'))

/** The auctions with the dialog that imports some, at `/auctions/import`. */
const ImportScreen = () => {
  const navigate = useNavigate()
  const mayImport = useCan('auctions:import')
  return (
    <>
      <AuctionsScreen />
      {mayImport && (
        <Suspense fallback={null}>
          <ImportAuctions
            onClose={() => void navigate(paths.auctions)}
            onOpen={(id) => void navigate(`${paths.auctions}/${id}`, { replace: true })}
          />
        </Suspense>
      )}
    </>
  )
}

export default ImportScreen
